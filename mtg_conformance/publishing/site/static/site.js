// Filters of the matrix and the list of scenarios, transcripts, copied commands. Everything else works without it.
"use strict";

(() => {
  const mtgIndex = window.mtgIndex ?? { cards: [], rows: [] }; // set by data/scenarios.js on the pages that have it
  const WORDS = { p: "pass", f: "fail", m: "pass, in part", t: "partial", u: "unsupported", e: "error", b: "broken", n: "not run" };
  const PAGE = 200;

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  // What is asked for, from the form: words (a phrase in quotation marks is one), and the chosen values.
  function asked(form) {
    const values = Object.fromEntries(new FormData(form));
    const words = [...values.q.toLowerCase().matchAll(/"([^"]+)"?|(\S+)/g)].map((match) => match[1] ?? match[2]);
    return { ...values, words };
  }

  const fits = (wanted, text) => wanted.words.every((word) => text.includes(word));
  const outcomeFits = (wanted, letters) =>
    !wanted.outcome || (wanted.engine ? letters[wanted.engine] === wanted.outcome : letters.includes(wanted.outcome));
  const counted = (shown, all, what) => `${shown.toLocaleString("en")} of ${all.toLocaleString("en")} ${what}`;

  function matrix(form) {
    const said = new Map(); // rule -> names and cards of its scenarios
    for (const [, name, rules, cards] of mtgIndex.rows) {
      const text = `\n${name}\n${cards.map((card) => mtgIndex.cards[card]).join("\n")}`.toLowerCase();
      for (const rule of rules.split(" ")) said.set(rule, (said.get(rule) ?? "") + text);
    }
    const bodies = [...document.querySelectorAll(".sheet section")].map((body) => {
      const table = body.firstElementChild;
      const section = table.caption.textContent;
      return {
        body,
        rows: [...table.tBodies[0].rows].map((row) => {
          const rule = row.cells[0].querySelector("a").textContent;
          return {
            row,
            rule,
            text: `${row.cells[0].textContent} ${section}`.toLowerCase() + (said.get(rule) ?? ""),
            keywords: (row.dataset.k ?? "").split(" "),
            letters: [...row.cells].slice(2).map((cell) => cell.dataset.f).join(""),
          };
        }),
      };
    });
    const all = bodies.reduce((sum, { rows }) => sum + rows.length, 0);
    return (wanted) => {
      let shown = 0;
      for (const { body, rows } of bodies) {
        let here = 0;
        for (const { row, rule, text, keywords, letters } of rows) {
          const fit = (!wanted.chapter || rule[0] === wanted.chapter) && outcomeFits(wanted, letters) &&
            (!wanted.keyword || keywords.includes(wanted.keyword)) && fits(wanted, text);
          if (row.hidden === fit) row.hidden = !fit;
          here += fit;
        }
        body.hidden = !here;
        shown += here;
      }
      return counted(shown, all, "rules");
    };
  }

  function scenarios() {
    const body = document.querySelector("#found tbody");
    const more = document.getElementById("more");
    const entries = mtgIndex.rows.map(([slug, name, rules, cards, keywords, letters]) => ({
      slug, name, letters, keywords,
      rules: rules.split(" ").filter(Boolean),
      text: [name, slug, rules, ...cards.map((card) => mtgIndex.cards[card])].join("\n").toLowerCase(),
    }));
    let found = [];
    let drawn = 0;

    function line({ slug, name, rules, letters }) {
      const row = element("tr", {}, Object.assign(element("th", {}, element("a", { href: `scenarios/${slug}.html` }, name)), { scope: "row" }));
      const links = element("td");
      rules.forEach((rule, place) => {
        links.append(place ? ", " : "", element("a", { href: `rules/${rule.replace(/[a-z]+$/, "")}.html#r${rule}` }, rule));
      });
      row.append(links);
      for (const letter of letters) {
        const cell = element("td", {}, WORDS[letter]);
        cell.dataset.o = letter;
        row.append(cell);
      }
      return row;
    }

    function draw() {
      const next = found.slice(drawn, drawn + PAGE);
      body.append(...next.map(line));
      drawn += next.length;
      more.hidden = drawn >= found.length;
    }

    more.addEventListener("click", () => {
      const first = drawn;
      draw();
      body.rows[first].querySelector("a").focus();
    });
    return (wanted) => {
      found = entries.filter((entry) =>
        (!wanted.chapter || entry.rules.some((rule) => rule[0] === wanted.chapter)) && outcomeFits(wanted, entry.letters) &&
        (!wanted.keyword || entry.keywords.includes(Number(wanted.keyword))) && fits(wanted, entry.text));
      body.replaceChildren();
      drawn = 0;
      draw();
      return counted(found.length, entries.length, "scenarios");
    };
  }

  function filter(form) {
    const apply = { matrix, scenarios }[form.dataset.filter](form);
    const output = form.querySelector("output");
    const parameters = new URLSearchParams(location.search);
    for (const field of form.elements) if (field.name && parameters.has(field.name)) field.value = parameters.get(field.name);
    function update() {
      output.textContent = apply(asked(form));
      const kept = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
      try { history.replaceState(null, "", kept.size ? `?${kept}` : location.pathname); } catch { /* not allowed for files by some browsers */ }
    }
    let waiting = 0;
    form.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(update, 60);
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(update));
    form.hidden = false;
    update();
  }

  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return JSON.parse(await new Response(stream).text());
  }

  // `told` are the message's lines in words: what was sent, indented details, what came back, its details.
  function message({ told, params, result, error, fault }) {
    const bad = error ?? fault;
    const back = told.findIndex((line) => line.startsWith("←"));
    const came = back < 0 || told[back] === "← snapshot" ? "" : ` ${told[back]}`;
    const details = element("details", {}, element("summary", {}, `${told[0]}${came}`));
    details.addEventListener("toggle", () => {
      if (details.childElementCount > 1) return;
      const raw = `→ ${JSON.stringify(params, null, 2)}\n← ${JSON.stringify(result ?? bad, null, 2)}`;
      details.append(element("pre", { tabIndex: 0 }, told.join("\n")),
        element("details", {}, element("summary", {}, "as sent"), element("pre", { tabIndex: 0 }, raw)));
    });
    return element("li", { className: bad ? "bad" : "" }, details);
  }

  function transcript(details) {
    details.addEventListener("toggle", async () => {
      const note = details.querySelector(":scope > p");
      if (!note) return;
      note.textContent = "Unpacking …";
      try {
        note.replaceWith(element("ol", {}, ...(await unpacked(details.dataset.z)).map(message)));
      } catch {
        note.textContent = "This browser can't unpack it; the command below prints it.";
      }
    });
  }

  function copyable(block) {
    if (!navigator.clipboard) return;
    const button = element("button", { type: "button" }, "Copy");
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("code").textContent);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    block.append(button);
  }

  document.querySelectorAll("form[data-filter]").forEach(filter);
  document.querySelectorAll("details.transcript").forEach(transcript);
  document.querySelectorAll(".command").forEach(copyable);
})();

// Feeds Cucumber messages (first argument) to Cucumber's own query and HTML formatter, in whose folder this runs.
// Prints the counts by status as the query sees them; writes the report to the second argument.
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'

const [messages, page] = process.argv.slice(2)
const require = createRequire(pathToFileURL(process.cwd() + '/package.json'))
const load = async (name) => {
  const home = process.cwd() + '/node_modules/' + name
  const main = JSON.parse(readFileSync(home + '/package.json', 'utf8')).main
  return await import(pathToFileURL(home + '/' + main))
}
const { CucumberHtmlStream } = await load('@cucumber/html-formatter')
const { Query } = require('@cucumber/query')
const query = new Query()
async function* envelopes() {
  for await (const line of createInterface({ input: createReadStream(messages) })) {
    const envelope = JSON.parse(line)
    query.update(envelope)
    yield envelope
  }
}
await pipeline(Readable.from(envelopes()), new CucumberHtmlStream(), createWriteStream(page))
const located = query.findAllTestCaseStarted().every((started) => query.findLineageBy(query.findPickleBy(started)))
const defined = query.findAllTestSteps?.() ?? []
console.log(JSON.stringify({
  statuses: query.countMostSevereTestStepResultStatus(),
  cases: query.countTestCasesStarted(),
  located,
  success: query.findTestRunFinished().success,
  steps: defined.length,
}))

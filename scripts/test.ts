import { parseArgs } from 'node:util'
import { writeFileSync } from 'node:fs'
import { inWords, isGood, total } from './testing/outcome.ts'
import { type Part, parts } from './testing/parts.ts'
import { type PartOutcome, runOneOfSeveral, runParts } from './testing/run-parts.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'no-skip': { type: 'boolean', default: false },
    /** The file for the result of a single part, for a caller that runs several. */
    report: { type: 'string' },
  },
})
const skipsAllowed = !values['no-skip'] && process.env.CI !== 'true'

const wanted = chosen(values.only)
if (values.report === undefined) printOutcomes(await runParts(wanted))
else writeFileSync(values.report, JSON.stringify(await runOneOfSeveral(wanted[0]!)))

/** Prints the failures, the notes and the sum, which is the last line. */
function printOutcomes(outcomes: readonly PartOutcome[]): void {
  for (const { title, outcome } of outcomes) {
    for (const failure of outcome.failures ?? []) console.log(`\n✗ ${title}: ${failure}`)
  }
  for (const { title, outcome } of outcomes) {
    for (const note of outcome.notes ?? []) console.log(`\n! ${title}: ${note}`)
  }
  const sum = total(outcomes.map(({ outcome }) => outcome))
  process.exitCode = isGood(sum, { skipsAllowed }) ? 0 : 1
  console.log('')
  for (const { title, outcome } of outcomes) console.log(`${title}: ${inWords(outcome)}`)
  if (!skipsAllowed && sum.skipped > 0) console.log('Here nothing may be skipped: that alone makes this run fail.')
  console.log(inWords(sum))
}

function chosen(only: string | undefined): Part[] {
  if (only === undefined) return parts

  const beginnings = only.split(',')
  const unknown = beginnings.filter((beginning) => !parts.some(({ name }) => name.startsWith(beginning)))
  if (unknown.length === 0) return parts.filter(({ name }) => beginnings.some((start) => name.startsWith(start)))

  console.error(`There is no part "${unknown.join('", "')}"; there are ${parts.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

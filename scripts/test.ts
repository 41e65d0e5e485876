import { parseArgs } from 'node:util'
import { inWords, isGood, type Outcome, total } from './testing/outcome.ts'
import { type Part, parts } from './testing/parts.ts'

const { values } = parseArgs({ options: { only: { type: 'string' }, 'no-skip': { type: 'boolean', default: false } } })
const skipsAllowed = !values['no-skip'] && process.env.CI !== 'true'

const outcomes: { title: string; outcome: Outcome }[] = []
for (const part of chosen(values.only)) {
  console.log(`\n── ${part.title}`)
  outcomes.push({ title: part.title, outcome: await runPart(part) })
}

const sum = total(outcomes.map(({ outcome }) => outcome))
for (const { title, outcome } of outcomes) {
  for (const failure of outcome.failures ?? []) console.log(`\n✗ ${title}: ${failure}`)
}
for (const { title, outcome } of outcomes) {
  for (const note of outcome.notes ?? []) console.log(`\n! ${title}: ${note}`)
}
console.log('')
for (const { title, outcome } of outcomes) console.log(`${title}: ${inWords(outcome)}`)
if (!skipsAllowed && sum.skipped > 0) console.log('Here nothing may be skipped: that alone makes this run fail.')
console.log(inWords(sum))
process.exitCode = isGood(sum, { skipsAllowed }) ? 0 : 1

function chosen(only: string | undefined): Part[] {
  if (only === undefined) return parts

  const beginnings = only.split(',')
  const unknown = beginnings.filter((beginning) => !parts.some(({ name }) => name.startsWith(beginning)))
  if (unknown.length === 0) return parts.filter(({ name }) => beginnings.some((start) => name.startsWith(start)))

  console.error(`There is no part "${unknown.join('", "')}"; there are ${parts.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

/** What goes wrong in one part must not keep the others from running. */
async function runPart(part: Part): Promise<Outcome> {
  try {
    return await part.run()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

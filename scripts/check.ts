import { runChecks } from './checks.ts'
import { inWords } from './testing/outcome.ts'

const outcome = await runChecks()

console.log(inWords(outcome))
process.exitCode = outcome.failed > 0 ? 1 : 0

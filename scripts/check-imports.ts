import { findFaults } from './imports/find-faults.ts'
import { root } from './run-command.ts'

const { filesSeen, importsSeen, faults } = findFaults(root)

for (const fault of faults) console.error(fault)
console.log(`${filesSeen} files, ${importsSeen} imports, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

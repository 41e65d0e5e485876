import { findDoubleNames } from './names/find-double-names.ts'
import { root } from './run-command.ts'

const faults = findDoubleNames(root)

for (const fault of faults) console.error(fault)
console.log(`${faults.length} names are exported twice`)
process.exitCode = faults.length > 0 ? 1 : 0

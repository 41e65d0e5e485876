import type { Outcome } from './outcome.ts'

/** Reads a report that a crash may have left unwritten or cut short: then all we know is that something failed. */
export function whatRemains(readReport: () => Outcome): Outcome {
  try {
    return readReport()
  } catch (error) {
    console.error(`No report to count: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

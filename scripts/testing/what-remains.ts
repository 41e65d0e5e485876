import type { Outcome } from './outcome.ts'

/** Reads a report that a crash may have left unwritten or incomplete: then the outcome is one failure. */
export function whatRemains(readReport: () => Outcome): Outcome {
  try {
    return readReport()
  } catch (error) {
    console.error(`No report to count: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** What failed, each with the first lines of why. */
  failures?: readonly string[]
  /** What people should know and what makes nothing fail. */
  notes?: readonly string[]
}

/** Adds up the outcomes of several parts. */
export function total(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

/** Writes an outcome as the closing line does: `N passed, N failed`, and `N skipped` if any were. */
export function inWords({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Says whether an outcome is good enough: nothing failed, and nothing was skipped where no skip is allowed. */
export function isGood({ failed, skipped }: Outcome, { skipsAllowed }: { skipsAllowed: boolean }): boolean {
  return failed === 0 && (skipsAllowed || skipped === 0)
}

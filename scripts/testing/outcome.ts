export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** The failures, each with the first lines of its reason. */
  failures?: readonly string[]
  /** The messages for people that are not failures. */
  notes?: readonly string[]
}

/** Returns the sum of the outcomes of several parts. */
export function total(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

/** Returns an outcome as the closing line: `N passed, N failed`, and `N skipped` if any were. */
export function inWords({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Returns whether an outcome is good: nothing failed, and nothing was skipped unless skips are allowed. */
export function isGood({ failed, skipped }: Outcome, { skipsAllowed }: { skipsAllowed: boolean }): boolean {
  return failed === 0 && (skipsAllowed || skipped === 0)
}

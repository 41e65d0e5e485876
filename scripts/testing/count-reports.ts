import type { Outcome } from './outcome.ts'

/** What we read of the file that vitest's JSON reporter writes. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** What we read of the file that Playwright's JSON reporter writes. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts the tests of a vitest run; a file that broke before its first test is one that failed. */
export function countVitest(report: VitestReport, exitCode: number): Outcome {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length
  return withSilentFailure(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  )
}

/** Counts the tests of a Playwright run; one that needed a second try passed, but its config says if it may have one. */
export function countPlaywright({ stats, errors }: PlaywrightReport, exitCode: number): Outcome {
  return withSilentFailure(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped },
    exitCode,
  )
}

/** A run that executed nothing proves nothing, and one that ended badly without naming a test has failed all the same. */
function withSilentFailure(outcome: Outcome, exitCode: number): Outcome {
  const ranNothing = outcome.passed + outcome.failed === 0
  const endedBadly = exitCode !== 0 && outcome.failed === 0
  return ranNothing || endedBadly ? { ...outcome, failed: outcome.failed + 1 } : outcome
}

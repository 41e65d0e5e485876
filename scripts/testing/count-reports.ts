import { stripVTControlCharacters } from 'node:util'
import type { Outcome } from './outcome.ts'

/** The parts of the file of vitest's JSON reporter that are read. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    status: string
    name?: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] | null }[]
  }[]
}

/** The parts of the file of Playwright's JSON reporter that are read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightSuite = {
  specs?: { title: string; file: string; line: number; ok: boolean; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightTest = { results: { error?: { message?: string } }[] }

const needed = 'needed a second try:'

/** The most lines of a failure's reason in the closing summary. */
const mostLinesOfWhy = 12

/**
 * Counts the tests of a vitest run; a file that failed before its first test counts as one failure. Tests that needed a
 * second try are listed.
 */
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
      failures: report.testResults.flatMap(failuresOfFile),
      notes: report.testResults.flatMap(secondTriesOfFile),
    },
    exitCode,
  )
}

/** Counts the tests of a Playwright run; tests that needed a second try passed, and are listed. */
export function countPlaywright({ stats, errors, suites = [] }: PlaywrightReport, exitCode: number): Outcome {
  return withSilentFailure(
    {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      failures: [
        ...errors.map(({ message }) => inShort('outside of tests', message)),
        ...suites.flatMap(failuresOfSuite),
      ],
      notes: suites.flatMap(secondTriesOfSuite),
    },
    exitCode,
  )
}

function failuresOfFile({ status, name, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [inShort(String(name), message)]
  return failed.map(({ fullName, failureMessages }) => inShort(`${name}: ${fullName}`, failureMessages?.[0]))
}

function failuresOfSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => inShort(`${file}:${line}: ${title}`, whyOf(tests)))
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/** Returns the second tries of a test file. The messages of a passed test are those of its first try. */
function secondTriesOfFile({ name, assertionResults }: VitestReport['testResults'][number]): string[] {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => inShort(`${needed} ${name}: ${fullName}`, failureMessages?.[0]))
}

function secondTriesOfSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok, tests }) => ok && tests.some(({ results }) => results.length > 1))
    .map(({ title, file, line, tests }) => inShort(`${needed} ${file}:${line}: ${title}`, whyOf(tests)))
  return [...own, ...suites.flatMap(secondTriesOfSuite)]
}

function whyOf(tests: readonly PlaywrightTest[]): string | undefined {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message
}

function inShort(what: string, why = ''): string {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, mostLinesOfWhy)
  return [what, ...lines.map((line) => `    ${line}`)].join('\n')
}

/**
 * Adds a failure to a run that executed nothing, because it proves nothing, and to a run that ended badly without
 * naming a failed test.
 */
function withSilentFailure(outcome: Outcome, exitCode: number): Outcome {
  const ranNothing = outcome.passed + outcome.failed === 0
  const endedBadly = exitCode !== 0 && outcome.failed === 0
  return ranNothing || endedBadly ? { ...outcome, failed: outcome.failed + 1 } : outcome
}

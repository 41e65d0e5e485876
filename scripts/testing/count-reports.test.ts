import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, type PlaywrightReport, type VitestReport } from './count-reports.ts'
import { inWords, isGood, total } from './outcome.ts'

describe('counting a run of vitest', () => {
  it('adds up what passed, failed and was skipped', () => {
    const report = aVitestReport({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })

    expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 })
  })

  it('counts a file that broke before its first test as failed', () => {
    const report = aVitestReport({ numPassedTests: 5, testResults: [{ status: 'failed', assertionResults: [] }] })

    expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 0 })
  })

  it('counts a failing file once, by its tests', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]
    const report = aVitestReport({ numPassedTests: 1, numFailedTests: 1, testResults })

    expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 1, skipped: 0 })
  })

  it('tells of what failed, and why in short', () => {
    const failed = {
      status: 'failed',
      fullName: 'a card is drawn',
      failureMessages: ['\u001B[31mno card\u001B[39m\nat a'],
    }
    const testResults = [
      { status: 'failed', name: 'card.test.ts', assertionResults: [failed, { status: 'passed' }] },
      { status: 'failed', name: 'broken.test.ts', message: 'no such module', assertionResults: [] },
    ]

    expect(countVitest(aVitestReport({ numFailedTests: 1, testResults }), 1).failures).toEqual([
      'card.test.ts: a card is drawn\n    no card\n    at a',
      'broken.test.ts\n    no such module',
    ])
  })

  it('names what needed a second try, and counts it once', () => {
    const late = { status: 'passed', fullName: 'a card is drawn', failureMessages: ['no card'] }
    const atOnce = { status: 'passed', fullName: 'a card is gone', failureMessages: [] }
    const testResults = [{ status: 'passed', name: 'card.test.ts', assertionResults: [late, atOnce] }]

    const outcome = countVitest(aVitestReport({ numPassedTests: 2, testResults }), 0)

    expect(outcome).toMatchObject({ passed: 2, failed: 0, failures: [] })
    expect(outcome.notes).toEqual(['needed a second try: card.test.ts: a card is drawn\n    no card'])
  })

  it('counts a bad end without a failed test as failed', () => {
    expect(countVitest(aVitestReport({ numPassedTests: 5 }), 1)).toMatchObject({ passed: 5, failed: 1, skipped: 0 })
  })

  it('counts a run without any test as failed', () => {
    expect(countVitest(aVitestReport({}), 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('counting a run of Playwright', () => {
  it('adds up what passed, failed and was skipped', () => {
    const report = aPlaywrightReport({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })

    expect(countPlaywright(report, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 2 })
  })

  it('tells of what failed, and why in short', () => {
    const spec = { file: 'orders/race.spec.ts', line: 9, tests: [{ results: [{ error: { message: 'no button' } }] }] }
    const specs = [
      { ...spec, title: 'one wins', ok: false },
      { ...spec, title: 'none wins', ok: true },
    ]

    const { failures } = countPlaywright(aPlaywrightReport({ suites: [{ suites: [{ specs }] }] }), 1)
    expect(failures).toEqual(['orders/race.spec.ts:9: one wins\n    no button'])
  })

  it('names what needed a second try', () => {
    const spec = { file: 'orders/race.spec.ts', line: 9, ok: true }
    const late = { ...spec, title: 'one wins', tests: [{ results: [{ error: { message: 'no button' } }, {}] }] }
    const atOnce = { ...spec, title: 'none wins', tests: [{ results: [{}] }] }

    const { notes } = countPlaywright(aPlaywrightReport({ suites: [{ specs: [late, atOnce] }] }), 0)
    expect(notes).toEqual(['needed a second try: orders/race.spec.ts:9: one wins\n    no button'])
  })

  it('counts errors outside of tests as failed', () => {
    expect(countPlaywright(aPlaywrightReport({ errors: [{}] }), 1)).toMatchObject({ passed: 1, failed: 1, skipped: 0 })
  })

  it('counts a run without any test as failed', () => {
    const report = aPlaywrightReport({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } })

    expect(countPlaywright(report, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('the closing line', () => {
  it.each([
    [[{ passed: 3, failed: 0, skipped: 0 }], '3 passed, 0 failed'],
    [
      [
        { passed: 3, failed: 1, skipped: 0 },
        { passed: 2, failed: 0, skipped: 4 },
      ],
      '5 passed, 1 failed, 4 skipped',
    ],
    [[], '0 passed, 0 failed'],
  ])('sums up all parts', (outcomes, line) => {
    expect(inWords(total(outcomes))).toBe(line)
  })

  it('is good with a skip only where skips are allowed', () => {
    const outcome = { passed: 3, failed: 0, skipped: 1 }

    expect(isGood(outcome, { skipsAllowed: true })).toBe(true)
    expect(isGood(outcome, { skipsAllowed: false })).toBe(false)
    expect(isGood({ passed: 3, failed: 1, skipped: 0 }, { skipsAllowed: true })).toBe(false)
  })
})

function aVitestReport(report: Partial<VitestReport>): VitestReport {
  return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...report }
}

function aPlaywrightReport(report: Partial<PlaywrightReport>): PlaywrightReport {
  return { stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], ...report }
}

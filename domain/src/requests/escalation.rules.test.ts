import { describe, expect, it } from 'vitest'
import {
  dueEscalations,
  type Escalated,
  escalationsOf,
  nextAlertAt,
  problemsOfEscalation,
  type StepDraft,
  tidyEscalation,
  unstaffedSteps,
} from './escalation.rules.ts'
import type { EscalationStep } from './escalation.schema.ts'

const steps: EscalationStep[] = [
  { afterMinutes: 5, roles: ['orderTaker'] },
  { afterMinutes: 10, roles: ['manager', 'orderTaker'] },
  { afterMinutes: 30, roles: ['manager'] },
]
const made: Escalated = { createdAt: at(0), dueAt: at(15), takenById: null, escalations: null, steps }
const late: Escalated = { ...made, steps: [] }

describe('a request of a service with steps', () => {
  it('is escalated step by step, by the time when it was made', () => {
    expect(nextAlertAt(made)).toBe(at(5))
    const first = dueEscalations(made, new Date(at(5)))
    expect(first).toEqual([{ step: 1, at: at(5), roles: ['orderTaker'] }])
    expect(nextAlertAt({ ...made, escalations: first })).toBe(at(10))
    const all = [...first, ...dueEscalations({ ...made, escalations: first }, new Date(at(31)))]
    expect(all.map(({ step }) => step)).toEqual([1, 2, 3])
    expect(nextAlertAt({ ...made, escalations: all })).toBeNull()
  })

  it('is escalated by all steps at once that a server that was down has missed', () => {
    expect(dueEscalations(made, new Date(at(12)))).toEqual([
      { step: 1, at: at(12), roles: ['orderTaker'] },
      { step: 2, at: at(12), roles: ['manager', 'orderTaker'] },
    ])
  })

  it('is not escalated while a person has taken it', () => {
    const taken = { ...made, takenById: 7 }

    expect(nextAlertAt(taken)).toBeNull()
    expect(dueEscalations(taken, new Date(at(60)))).toEqual([])
  })
})

describe('a request of a service without steps', () => {
  it.each([null, 7])('alerts managers once when it is late, whoever has taken it: %s', (takenById) => {
    const request = { ...late, takenById }

    expect(nextAlertAt(request)).toBe(at(15))
    const alerts = dueEscalations(request, new Date(at(15)))
    expect(alerts).toEqual([{ step: null, at: at(15), roles: ['manager'] }])
    expect(nextAlertAt({ ...request, escalations: alerts })).toBeNull()
    expect(dueEscalations({ ...request, escalations: alerts }, new Date(at(60)))).toEqual([])
  })

  it('alerts no role for a request without a due time', () => {
    const request = { ...late, dueAt: null }

    expect(nextAlertAt(request)).toBeNull()
    expect(dueEscalations(request, new Date(at(60)))).toEqual([])
  })

  it('has its alert listed, also if it is from before alerts were listed', () => {
    expect(escalationsOf({ escalations: null, escalatedAt: at(15) })).toEqual([
      { step: null, at: at(15), roles: ['manager'] },
    ])
    expect(escalationsOf({ escalations: null, escalatedAt: null })).toEqual([])
  })
})

describe('the steps of a service', () => {
  it.each<[steps: StepDraft[], expected: Record<string, string>]>([
    [[], {}],
    [steps, {}],
    [
      [{ afterMinutes: '', roles: [] }],
      { 'escalation.0.afterMinutes': 'stepMinutesWrong', 'escalation.0.roles': 'rolesMissing' },
    ],
    [[{ afterMinutes: 0, roles: ['manager'] }], { 'escalation.0.afterMinutes': 'stepMinutesWrong' }],
    [[{ afterMinutes: 1_441, roles: ['manager'] }], { 'escalation.0.afterMinutes': 'stepMinutesWrong' }],
    [[steps[1]!, { afterMinutes: 10, roles: ['manager'] }], { 'escalation.1.afterMinutes': 'stepTooEarly' }],
    [
      [steps[1]!, steps[0]!, { afterMinutes: 7, roles: ['manager'] }],
      { 'escalation.1.afterMinutes': 'stepTooEarly', 'escalation.2.afterMinutes': 'stepTooEarly' },
    ],
  ])('%j have the problems %j', (typed, expected) => {
    const codes = Object.entries(problemsOfEscalation(typed)).map(([path, { code }]) => [path, code])

    expect(Object.fromEntries(codes)).toEqual(expected)
  })

  it('are stored with their roles in one order', () => {
    expect(tidyEscalation([{ afterMinutes: 10, roles: ['waiter', 'manager'] }])).toEqual([
      { afterMinutes: 10, roles: ['manager', 'waiter'] },
    ])
  })

  it('get a warning if no member of staff has one of their roles', () => {
    expect(unstaffedSteps(steps, ['manager', 'waiter'])).toEqual([{ place: 0, roles: ['orderTaker'] }])
    expect(unstaffedSteps([{ roles: [] }], [])).toEqual([])
  })
})

function at(minutes: number): string {
  return new Date(Date.parse('2026-03-04T08:00:00.000Z') + minutes * 60_000).toISOString()
}

import { describe, expect, it } from 'vitest'
import { Admission, budget, budgetOf, tableBudget } from './admission.ts'

const noon = new Date('2026-03-04T12:00:00.000Z')
const refusal = (reason: string) => expect.objectContaining({ code: 429, data: expect.objectContaining({ reason }) })
const large = { bytes: 16_000_000, isLarge: true }

const anAdmission = () => new Admission({ now: () => noon, guestCallsAMinute: 1000 })

describe('admission', () => {
  it.each([
    ['staff 7', 'staff 8', budget.calls],
    ['table 7', 'table 8', tableBudget.calls],
  ])('lets as many calls of %s in as the budget has, and the next one when one has left', (who, other, most) => {
    const admission = anAdmission()
    const calls = Array.from({ length: most }, () => admission.enter(who))

    expect(() => admission.enter(who)).toThrow(refusal('tooManyCalls'))
    expect(() => admission.enter(other)).not.toThrow()
    calls[3]!()
    calls[3]!()
    admission.enter(who)
    expect(() => admission.enter(who)).toThrow(refusal('tooManyCalls'))
  })

  it('lets in less of the guests of a table than of one member of staff', () => {
    const admission = anAdmission()
    const bytes = tableBudget.bytes
    admission.enter('table 7', { bytes, isLarge: false })
    admission.enter('staff 7', { bytes, isLarge: false })

    expect(() => admission.enter('table 7', { bytes: 1, isLarge: false })).toThrow(refusal('tooManyCalls'))
    expect(() => admission.enter('staff 7', { bytes: 1, isLarge: false })).not.toThrow()
  })

  it('lets bodies in up to so many bytes, a single one in any case', () => {
    const admission = anAdmission()
    const leave = admission.enter('staff 1', { bytes: budget.bytes, isLarge: false })

    expect(() => admission.enter('staff 1', { bytes: 1, isLarge: false })).toThrow(refusal('tooManyCalls'))
    leave()
    admission.enter('staff 1', { bytes: 1, isLarge: false })
  })

  it('lets one large body in at a time, and small calls beside it', () => {
    const admission = anAdmission()
    const leave = admission.enter('staff 1', large)

    expect(() => admission.enter('staff 1', large)).toThrow(refusal('largeBodyUnderWay'))
    admission.enter('staff 1', { bytes: 1000, isLarge: false })
    admission.enter('staff 2', large)
    leave()
    admission.enter('staff 1', large)
  })
})

it('holds answers for somebody up to so many bytes, a single one in any case', () => {
  const admission = anAdmission()
  admission.enter('table 7')
  admission.enter('table 8')
  const release = admission.hold('table 7', budget.answerBytes + 1)

  expect(() => admission.hold('table 7', 1)).toThrow(refusal('tooManyCalls'))
  expect(() => admission.hold('table 8', 1)).not.toThrow()
  release()
  admission.hold('table 7', 1)
})

it('asks a machine for its own budget, and somebody unknown for that of their line', () => {
  expect(budgetOf({ kind: 'machine', role: 'machine', id: 3, name: 'POS', restaurantId: [1] }, '')).toBe('machine 3')
  expect(budgetOf(undefined, '10.0.0.1 50000')).not.toBe(budgetOf(undefined, '10.0.0.1 50001'))
})

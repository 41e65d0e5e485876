import { describe, expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.builders.ts'
import { type LastAct, recordedActs } from './orders.acts.schema.ts'
import { isTooLateToUndo, undoableAct, undoOfferedMs, undoSeconds } from './orders.undo.ts'

const layla = { id: 4, role: 'manager' } as const
const at = '2026-03-04T08:05:00.000Z'
const done = Date.parse(at)

const lastAct: LastAct = { act: 'accept', fromStatus: 'incoming', by: 'Layla Haddad', byKind: 'staff', byId: 4, at }

function undoable(differences: Partial<LastAct>, user: Parameters<typeof undoableAct>[1] = layla, now = done + 1000) {
  return undoableAct(anOrder({ status: 'inprogress', lastAct: { ...lastAct, ...differences } }), user, now)
}

describe('an act', () => {
  it.each(recordedActs)('%s can be taken back, but for placing an order and for undo itself', (act) => {
    expect(undoable({ act })).toBe(act === 'place' || act === 'undo' ? null : act)
  })

  it('can be taken back for ten seconds', () => {
    expect(undoable({}, layla, done)).toBe('accept')
    expect(undoable({}, layla, done + undoSeconds * 1000 - 1)).toBe('accept')
    expect(undoable({}, layla, done + undoSeconds * 1000)).toBeNull()
  })

  it('is offered to be taken back as long as that, and no longer by a clock that was set back', () => {
    expect(undoOfferedMs(lastAct, done + 4_000)).toBe(6_000)
    expect(undoOfferedMs(lastAct, done + 11_000)).toBe(0)
    expect(undoOfferedMs(lastAct, done - 3_600_000)).toBe(undoSeconds * 1000)
  })

  it('is taken by the server a little longer, for the way', () => {
    expect(isTooLateToUndo(lastAct, done + undoSeconds * 1000)).toBe(false)
    expect(isTooLateToUndo(lastAct, done + undoSeconds * 1000 + 2001)).toBe(true)
  })

  it.each([
    ['somebody else of the same name', { byId: 9 }, layla],
    ['a machine whose key has the same number', { byKind: 'machine' as const }, layla],
    ['somebody whom the log knows by name alone', { byId: null }, layla],
    ['who did it, but may no longer work with orders', {}, { id: 4, role: 'finance' as const }],
    ['a guest', { byKind: 'guest' as const, byId: null }, { role: 'guest' as const }],
    ['somebody who is signed out', {}, null],
  ])('cannot be taken back by %s', (_who, differences, user) => {
    expect(undoable(differences, user)).toBeNull()
  })

  it('cannot be taken back where none is known', () => {
    expect(undoableAct(anOrder({ lastAct: null }), layla, done)).toBeNull()
  })
})

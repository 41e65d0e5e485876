import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { expect, it } from 'vitest'
import { changesFigures } from '#features/orders/finance/changes-figures.ts'

const at = '2026-03-04T08:00:00.000Z'
const by = { fromStatus: 'incoming', by: 'Layla Haddad', byKind: 'staff', byId: 4 } as const

it.each<[RecordedAct, boolean]>([
  ['accept', false],
  ['ready', false],
  ['update', false],
  ['pay', true],
  ['refund', true],
  ['undo', true],
])('an open order that is as it is by %s: %s', (act, isAsked) => {
  expect(changesFigures(anOrder({ status: 'inprogress', updatedAt: at, lastAct: { ...by, act, at } }))).toBe(isAsked)
})

it('figures may be others by what changed beside the acts, as what was paid online does', () => {
  const lastAct = { ...by, act: 'accept', at } as const

  expect(changesFigures(anOrder({ status: 'inprogress', updatedAt: '2026-03-04T08:05:00.000Z', lastAct }))).toBe(true)
})

it.each(['completed', 'cancelled'] as const)('figures are others by an order that is %s', (status) => {
  expect(changesFigures(anOrder({ status, updatedAt: at, lastAct: { ...by, act: 'complete', at } }))).toBe(true)
})

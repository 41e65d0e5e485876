import { expect, it } from 'vitest'
import { trayPickup, type TrayPickup } from './trays.pickup.ts'
import type { TrayOut } from './trays.schema.ts'

const deliveredAt = '2026-03-04T08:00:00.000Z'
const completedAT = '2026-03-04T08:20:00.000Z'
const expected = { at: '2026-03-04T09:00:00.000Z', isExpected: true }

type Tray = Pick<TrayOut, 'status' | 'updatedAt'>

function fetchedAt(time: string): Tray {
  return { status: 'expired', updatedAt: `2026-03-04T${time}:00.000Z` }
}

const inRoom: Tray = { status: 'active', updatedAt: deliveredAt }

it.each<[what: string, completed: boolean, trays: Tray[], pickup: TrayPickup]>([
  ['an hour after the food was brought', false, [], expected],
  ['so too while its tray is in the room', false, [inRoom], expected],
  ['so too where it is completed and its tray is not fetched', true, [inRoom], expected],
  ['so too while one of two is in the room', false, [fetchedAt('08:15'), inRoom], expected],
  ['when the last one was', false, [fetchedAt('08:40'), fetchedAt('08:15')], pickedUpAt('08:40')],
  ['when the order was completed, where none was linked', true, [], pickedUpAt('08:20')],
])('has trays fetched %s', (_what, completed, trays, pickup) => {
  expect(trayPickup({ deliveredAt, completedAT: completed ? completedAT : null }, trays)).toEqual(pickup)
})

it('has no trays to fetch until the food was brought', () => {
  expect(trayPickup({ deliveredAt: null, completedAT: null }, [])).toBeNull()
})

function pickedUpAt(time: string): TrayPickup {
  return { at: fetchedAt(time).updatedAt, isExpected: false }
}

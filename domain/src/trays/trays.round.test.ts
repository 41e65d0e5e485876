import { expect, it } from 'vitest'
import { aTray } from '../../testing/trays.builders.ts'
import { isRoundOn, isTickOn, roundFloors, roundProgress, tickOf } from './trays.round.ts'
import type { TrayOut } from './trays.schema.ts'

const at = (minute: number) => `2026-03-04T08:${String(minute).padStart(2, '0')}:00.000Z`
const now = Date.parse(at(30))

function fetchedTray(differences: Partial<TrayOut>): TrayOut {
  return aTray({ status: 'expired', unlinkedBy: 'Layla', updatedAt: at(20), version: 2, ...differences })
}

it('has the rooms with trays, and those from which they were fetched, floor by floor', () => {
  const floors = roundFloors({
    active: [
      aTray({ id: 1, tableId: 4, tableName: 'Room 1001' }),
      aTray({ id: 2, tableId: 2, tableName: 'Room 210' }),
      aTray({ id: 3, tableId: 5, tableName: 'Garden' }),
    ],
    fetched: [fetchedTray({ id: 4, tableId: 1, tableName: 'Room 209' })],
    ticks: [],
  })

  expect(floors.map(({ floor, rooms }) => [floor, rooms.map(({ name, state }) => [name, state])])).toEqual([
    [
      2,
      [
        ['Room 209', 'done'],
        ['Room 210', 'waiting'],
      ],
    ],
    [10, [['Room 1001', 'waiting']]],
    [null, [['Garden', 'waiting']]],
  ])
  expect(roundProgress(floors)).toEqual({ done: 1, rooms: 4 })
})

it.each<[what: string, active: TrayOut[], fetched: TrayOut[], state: string, left: number[]]>([
  ['has its trays to be fetched', [aTray({ id: 2, createdAt: at(9) }), aTray({ id: 1 })], [], 'waiting', [1, 2]],
  ['waits while one of them is there', [aTray({ id: 2 })], [fetchedTray({ id: 1 })], 'waiting', [2]],
  ['is done when nothing is there any more', [], [fetchedTray({ id: 1 })], 'done', []],
  ['is done though the list of those that are out is late', [aTray({ id: 1 })], [fetchedTray({ id: 1 })], 'done', []],
])('a room %s', (_what, active, fetched, state, left) => {
  const [room] = roundFloors({ active, fetched, ticks: [] })[0]!.rooms

  expect([room!.state, room!.trays.map(({ id }) => id)]).toEqual([state, left])
})

it('says who fetched the last tray of a room, and when', () => {
  const fetched = [fetchedTray({ id: 1, updatedAt: at(25), unlinkedBy: 'Omar' }), fetchedTray({ id: 2 })]

  expect(roundFloors({ active: [], fetched, ticks: [] })[0]!.rooms[0]!.fetched).toMatchObject({
    unlinkedBy: 'Omar',
    updatedAt: at(25),
  })
})

it('counts a room as done once it is ticked off, whoever cleared it first', () => {
  const active = [aTray()]
  const ticks = [tickOf({ tableId: 1, trays: active }, now)]

  const ticked = roundFloors({ active, fetched: [], ticks })
  const cleared = roundFloors({ active: [], fetched: [fetchedTray({})], ticks })

  expect(ticked[0]!.rooms[0]).toMatchObject({ state: 'ticked', trays: [] })
  expect(cleared[0]!.rooms[0]!.state).toBe('done')
  for (const floors of [ticked, cleared]) expect(roundProgress(floors)).toEqual({ done: 1, rooms: 1 })
})

it('has a room wait again that was ticked off, when another tray is put there', () => {
  const ticks = [tickOf({ tableId: 1, trays: [aTray()] }, now)]
  const later = aTray({ id: 2, createdAt: at(31) })

  expect(roundFloors({ active: [aTray(), later], fetched: [], ticks })[0]!.rooms[0]).toMatchObject({
    state: 'waiting',
    trays: [later],
  })
})

it('ticks off all that is seen, though the clock of the device is behind', () => {
  const trays = [aTray({ createdAt: at(10) }), aTray({ id: 2, createdAt: at(12) })]

  expect(tickOf({ tableId: 1, trays }, now)).toEqual({ tableId: 1, since: at(10), until: at(30) })
  expect(tickOf({ tableId: 1, trays }, Date.parse(at(11))).until).toBe(at(12))
})

it('knows a round for twelve hours', () => {
  const startedAt = '2026-03-04T08:00:00.000Z'
  const hours = (count: number) => Date.parse(startedAt) + count * 3_600_000

  expect([hours(0), hours(11), hours(12), hours(-1)].map((each) => isRoundOn(startedAt, each))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('keeps what was ticked off for as long, and also where the clock was set back since', () => {
  const tick = { tableId: 1, since: at(0), until: at(30) }
  const hours = (count: number) => now + count * 3_600_000

  expect([hours(0), hours(11), hours(12), hours(-1)].map((each) => isTickOn(tick, each))).toEqual([
    true,
    true,
    false,
    true,
  ])
})

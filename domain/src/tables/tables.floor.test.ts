import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTable } from '../../testing/tables.builders.ts'
import { type AtTable, countedAt, createFloorRooms, sortedFloor } from './tables.floor.ts'

const ranks = new Map([
  ['requests', 1],
  ['new', 2],
  ['trays', 3],
])
const tables = [
  { id: 11, name: 'Room 202', index: 2, area: null, isActive: true },
  { id: 10, name: 'Room 201', index: 1, area: null, isActive: true },
  { id: 12, name: 'Room 203', index: 3, area: null, isActive: true },
]

describe('the rooms of a floor', () => {
  it('stand in their own order, each with how much of what goes on there', () => {
    const atTables = [at(11, 'new', '10:00'), at(11, 'new', '10:05'), at(11, 'trays', '09:00')]

    expect(createFloorRooms()({ tables, atTables, ranks })).toEqual([
      { id: 10, name: 'Room 201', index: 1, area: null, counts: {}, worst: null },
      {
        id: 11,
        name: 'Room 202',
        index: 2,
        area: null,
        counts: { new: 2, trays: 1 },
        worst: { kind: 'new', rank: 2, since: time('10:00') },
      },
      { id: 12, name: 'Room 203', index: 3, area: null, counts: {}, worst: null },
    ])
  })

  it('that are switched off are there only while something goes on', () => {
    const off = tables.map((table) => ({ ...table, isActive: false }))

    const rooms = createFloorRooms()({ tables: off, atTables: [at(12, 'trays', '09:00')], ranks })

    expect(rooms.map(({ name }) => name)).toEqual(['Room 203'])
  })

  it('are the very same while nothing of them changes', () => {
    const draw = createFloorRooms()
    const before = draw({ tables, atTables: [at(10, 'new', '10:00'), at(11, 'new', '10:01')], ranks })

    const after = draw({ tables, atTables: [at(11, 'trays', '10:01'), at(10, 'new', '10:00')], ranks })

    expect(after.map((room, place) => room === before[place])).toEqual([true, false, true])
  })

  it('are after any changes as if nothing had been known before', () => {
    const pool = tables.flatMap(({ id }) => [at(id, 'new', '10:00'), at(id, 'requests', '10:05')])
    const moment = fc.record({
      atTables: fc.subarray(pool),
      isActive: fc.boolean(),
      ranks: fc.constantFrom(ranks, new Map([...ranks].map(([kind, rank]) => [kind, -rank]))),
    })

    fc.assert(
      fc.property(fc.array(moment, { minLength: 2, maxLength: 5 }), (moments) => {
        const draw = createFloorRooms()
        for (const { isActive, ...rest } of moments) {
          const [first, ...others] = tables
          const floor = { ...rest, tables: [isActive ? first! : { ...first!, isActive }, ...others] }

          expect(draw(floor)).toEqual(createFloorRooms()(floor))
        }
      }),
    )
  })

  it.each([
    ['another name', { name: 'Suite' }, []],
    ['another place', { index: 0 }, []],
    ['one more of a kind', {}, [at(10, 'new', '10:07')]],
    ['something of another kind', {}, [at(10, 'requests', '10:07')]],
    ['something older', {}, [at(10, 'new', '09:59')]],
  ])('are others with %s', (_what, differences, more) => {
    const atTables = [at(10, 'new', '10:00')]
    const [table] = tables.filter(({ id }) => id === 10)
    const draw = createFloorRooms()
    const before = draw({ tables: [table!], atTables, ranks })

    const changed = { tables: [{ ...table!, ...differences }], atTables: [...atTables, ...more], ranks }

    expect(draw(changed)[0]).not.toBe(before[0])
  })
})

describe('what is worst first', () => {
  it('goes by what is worst in a room, then by what has waited longest, then by the own order', () => {
    const atTables = [
      at(10, 'trays', '08:00'),
      at(11, 'new', '10:00'),
      at(12, 'new', '09:00'),
      at(12, 'trays', '07:00'),
    ]

    expect(names(atTables)).toEqual(['Room 203', 'Room 202', 'Room 201'])
    expect(names([...atTables, at(10, 'requests', '11:00')])).toEqual(['Room 201', 'Room 203', 'Room 202'])
    expect(names([at(11, 'new', '10:00'), at(10, 'new', '10:00')])).toEqual(['Room 201', 'Room 202', 'Room 203'])
  })

  it('takes something for as bad as it says itself, where that is not as its kind is', () => {
    const atTables = [at(10, 'new', '10:00'), { ...at(11, 'new', '08:00'), rank: 4 }, at(12, 'trays', '09:00')]

    expect(names(atTables)).toEqual(['Room 201', 'Room 203', 'Room 202'])
  })

  it('has those with nothing to do at the end, in their own order, and kinds that nobody ranks before them', () => {
    expect(names([at(12, 'strange', '10:00')])).toEqual(['Room 203', 'Room 201', 'Room 202'])
    expect(names([])).toEqual(['Room 201', 'Room 202', 'Room 203'])
  })

  it('leaves the own order where that is wanted', () => {
    const rooms = createFloorRooms()({ tables, atTables: [at(12, 'requests', '10:00')], ranks })

    expect(sortedFloor(rooms, 'index').map(({ index }) => index)).toEqual([1, 2, 3])
  })
})

function names(atTables: readonly AtTable[]): string[] {
  return sortedFloor(createFloorRooms()({ tables, atTables, ranks }), 'worst').map(({ name }) => name)
}

function at(tableId: number, kind: string, hour: string): AtTable {
  return { tableId, kind, since: time(hour) }
}

function time(hour: string): string {
  return `2026-03-02T${hour}:00.000Z`
}

it('takes what goes on from what a table counts, each since what has waited longest, and nothing from a count that there is not', () => {
  const [ordered, brought] = ['2026-03-04T08:00:00.000Z', '2026-03-04T09:00:00.000Z']
  const tray = { id: 1, trayOutQR: 'HARBOUR-1-001', type: 'tray', isOvernight: false, createdAt: brought } as const
  const table = aTable({ newOrderCount: 2, waitingSince: { newOrderCount: ordered }, trayList: [tray] })
  const counted = (countedAs: string) => countedAt(table, { countedAs, kind: 'some' })

  const order = { tableId: 16, kind: 'some', since: ordered }
  expect(counted('newOrderCount')).toEqual([order, order])
  expect(counted('trayList')).toEqual([{ tableId: 16, kind: 'some', since: brought }])
  expect(counted('waiterRequestCount')).toEqual([])
  expect(counted('covers')).toEqual([])
})

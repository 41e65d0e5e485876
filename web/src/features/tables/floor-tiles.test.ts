import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { describe, expect, it } from 'vitest'
import { commonWordOf, notesOf, partsOfName } from '#features/tables/floor-tiles.ts'
import { roomCounts } from '#features/tables/narrow-floor.ts'
import { type FloorKind, type FloorPart, lateAppearance } from '#features/tables/public/floor-slot.ts'

const looks = { tone: 'blue', stateKey: 'tables:late' } as const
const parts: FloorPart[] = [
  aPart('orders', [
    { name: 'new', rank: 20, ...looks },
    { name: 'cooking', rank: 30, ...looks },
    { name: 'lateOrders', rank: 7, ...lateAppearance },
  ]),
  aPart('requests', [{ name: 'requests', rank: 10, ...looks }]),
]

describe('the signs of a tile', () => {
  it.each([
    ['nothing for the one activity that its words name', 'new', { new: 1 }, {}],
    ['how many there are of several', 'new', { new: 1, cooking: 1 }, { orders: 2 }],
    ['what else there is', 'requests', { new: 1, requests: 1 }, { orders: 1 }],
    ['what is late, for the words do not say it', 'lateOrders', { new: 1, lateOrders: 1 }, { orders: 1 }],
  ])('count %s', (_what, worst, counts, notes) => {
    const found = notesOf(aRoom(worst, counts), parts)

    expect(Object.fromEntries(found.map(({ part, count }) => [part.name, count]))).toEqual(notes)
  })
})

it('finds a room by each filter that is true of it', () => {
  const rooms = [
    aRoom('lateOrders', { new: 2, lateOrders: 1, requests: 1 }),
    aRoom('requests', { requests: 2 }),
    { ...aRoom('', {}), worst: null },
  ]

  expect(Object.fromEntries(roomCounts(rooms, parts))).toEqual({ all: 3, busy: 2, late: 1, orders: 1, requests: 2 })
})

it.each([
  ['Room 204', ['Room ', '204']],
  ['غرفة ٢٠٤', ['غرفة ', '٢٠٤']],
  ['Garden', ['Garden', '']],
  ['12', ['', '12']],
  ['Suite 20415', ['Suite 20415', '']],
])('has the number of %s apart', (name, separated) => {
  expect(partsOfName(name)).toEqual(separated)
})

function aRoom(worst: string, counts: Record<string, number>): FloorRoom {
  return {
    id: 1,
    index: 1,
    name: 'Room 1',
    area: null,
    counts,
    worst: { kind: worst, rank: 1, since: '2026-03-04T08:00:00.000Z' },
  }
}

function aPart(name: string, kinds: FloorKind[]): FloorPart {
  return { name, permission: 'orders:read', titleKey: 'tables:list', kinds, Note: () => null, List: () => null }
}

it.each([
  [['Room 101', 'Room 102', 'Presidential Suite'], 'Room '],
  [['Room 101', 'Terrace 4'], ''],
  [['Presidential Suite'], ''],
])('the word of all numbers in %j is %j', (names, word) => {
  expect(commonWordOf(names.map((name) => ({ name })))).toBe(word)
})

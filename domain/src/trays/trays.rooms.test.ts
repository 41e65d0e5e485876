import { expect, it } from 'vitest'
import { aTray } from '../../testing/trays.builders.ts'
import { floorsWithTrays } from './trays.rooms.ts'

it('has rooms floor by floor, as one walks, with their trays from the oldest', () => {
  const at = (minute: number) => `2026-03-04T08:${String(minute).padStart(2, '0')}:00.000Z`
  const trays = [
    aTray({ id: 1, tableId: 4, tableName: 'Garden' }),
    aTray({ id: 2, tableId: 3, tableName: 'Room 1001' }),
    aTray({ id: 3, tableId: 2, tableName: 'Room 210', createdAt: at(9) }),
    aTray({ id: 4, tableId: 1, tableName: 'Room 209' }),
    aTray({ id: 5, tableId: 2, tableName: 'Room 210', createdAt: at(1) }),
  ]

  const floors = floorsWithTrays(trays)

  expect(floors.map(({ floor, rooms }) => [floor, rooms.map(({ name }) => name)])).toEqual([
    [2, ['Room 209', 'Room 210']],
    [10, ['Room 1001']],
    [null, ['Garden']],
  ])
  expect(floors[0]!.rooms[1]!.trays.map(({ id }) => id)).toEqual([5, 3])
})

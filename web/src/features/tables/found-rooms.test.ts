import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { expect, it } from 'vitest'
import { foundTables } from '#features/tables/codes/found-codes.ts'
import { narrowFloor } from '#features/tables/narrow-floor.ts'

const tables = ['Room 104', 'Room 204', 'غرفة ٢٠٤'].map((name, place) => aTable({ id: place + 1, name }))
const rooms = tables.map(({ id, name, index }) => ({ id, name, index, area: null, counts: {}, worst: null }))

it.each<[search: string, found: string[]]>([
  ['', ['Room 104', 'Room 204', 'غرفة ٢٠٤']],
  ['204', ['Room 204', 'غرفة ٢٠٤']],
  ['٢٠٤', ['Room 204', 'غرفة ٢٠٤']],
  ['۲۰۴', ['Room 204', 'غرفة ٢٠٤']],
  ['204\u200F', ['Room 204', 'غرفة ٢٠٤']],
  [' ROOM  104 ', ['Room 104']],
  ['305', []],
])('finds rooms by %j, on the floor and among the codes', (search, found) => {
  expect(narrowFloor(rooms, { parts: [], show: 'all', search }).map(({ name }) => name)).toEqual(found)
  expect(foundTables(tables, { floor: '', search }).map(({ name }) => name)).toEqual(found)
})

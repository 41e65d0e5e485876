import { expect, it } from 'vitest'
import { floorGroupsOf } from '#features/tables/floor-groups.ts'

it.each([
  ['by floor', ['Room 301', 'Room 104', 'Room 302'], { 1: ['Room 104'], 3: ['Room 301', 'Room 302'] }],
  ['by area', ['Table 2', 'Terrace 4', 'Table 1'], { Table: ['Table 2', 'Table 1'], Terrace: ['Terrace 4'] }],
  [
    'of a hotel with a garden',
    ['Garden', 'Villa 7', 'Room 110'],
    { 1: ['Room 110'], '': ['Garden'], Villa: ['Villa 7'] },
  ],
  ['with Arabic digits', ['غرفة ٢٠٤', 'طاولة ٣'], { 2: ['غرفة ٢٠٤'], طاولة: ['طاولة ٣'] }],
])('groups rooms %s', (_how, names, groups) => {
  const found = floorGroupsOf(
    names.map((name, index) => ({ id: index, index, name, area: null, counts: {}, worst: null })),
  )

  expect(Object.fromEntries(found.map(({ of, rooms }) => [of, rooms.map(({ name }) => name)]))).toEqual(groups)
})

it('has the lowest floor first, and areas after floors', () => {
  const names = ['Bar 1', 'Room 1204', 'Room 201', 'Atrium 2']
  const found = floorGroupsOf(
    names.map((name, index) => ({ id: index, index, name, area: null, counts: {}, worst: null })),
  )

  expect(found.map(({ of }) => of)).toEqual([2, 12, 'Bar', 'Atrium'])
})

it('are first by the area that was set up', () => {
  const room = (name: string, area: string | null) => ({ id: 1, index: 1, name, area, counts: {}, worst: null })

  expect(floorGroupsOf([room('201', 'Annex'), room('202', null)]).map(({ of }) => of)).toEqual([2, 'Annex'])
})

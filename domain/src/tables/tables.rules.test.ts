import { describe, expect, it } from 'vitest'
import { tableLimits } from './tables.limits.ts'
import { problemsOfNewTables, problemsOfTable, textsOfTable } from './tables.rules.ts'

const { nameLength, areaLength, mostSeats, mostAtOnce, mostAtVenue } = tableLimits
const seatsWrong = { code: 'seatsWrong', params: { limit: mostSeats } }

it('stores names and areas as they are read, and no area as none', () => {
  expect(textsOfTable({ name: '  Room  7 ', area: ' ' })).toEqual({ name: 'Room 7', area: null })
})

describe('a table or room', () => {
  it.each([
    [{ name: ' ' }, { name: { code: 'nameMissing' } }],
    [{ name: 'x'.repeat(nameLength + 1) }, { name: { code: 'nameTooLong', params: { limit: nameLength } } }],
    [{ name: 'room 7 ' }, { name: { code: 'nameTaken', params: { name: 'room 7' } } }],
    [{ name: '1', area: 'x'.repeat(areaLength + 1) }, { area: { code: 'areaTooLong', params: { limit: areaLength } } }],
    [{ name: '1', seats: 0 }, { seats: seatsWrong }],
    [{ name: '1', seats: 2.5 }, { seats: seatsWrong }],
    [{ name: '1', seats: mostSeats + 1 }, { seats: seatsWrong }],
    [{ name: '1', area: 'Pool', seats: mostSeats }, {}],
    [{ name: '1', seats: null }, {}],
  ])('%j', (draft, problems) => {
    expect(problemsOfTable(draft, ['Room 7'])).toEqual(problems)
  })
})

describe('tables that are added together', () => {
  it('have problems by the place of each', () => {
    const drafts = [{ name: 'Bar' }, { name: 'ROOM 7' }, { name: 'bar' }, { name: '' }, { name: '9', seats: -1 }]

    expect(problemsOfNewTables(drafts, ['Room 7'])).toEqual({
      'tables.1.name': { code: 'nameTaken', params: { name: 'ROOM 7' } },
      'tables.2.name': { code: 'nameTwice', params: { name: 'bar' } },
      'tables.3.name': { code: 'nameMissing' },
      'tables.4.seats': seatsWrong,
    })
  })

  it('are at least one, and not too many', () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `T${index}` }))
    const others = Array.from({ length: mostAtVenue - 1 }, (_, index) => `R${index}`)

    expect(problemsOfNewTables([], [])).toEqual({ tables: { code: 'namesMissing' } })
    expect(problemsOfNewTables(some(mostAtOnce), [])).toEqual({})
    expect(problemsOfNewTables(some(mostAtOnce + 1), [])).toMatchObject({ tables: { code: 'tooManyAtOnce' } })
    expect(problemsOfNewTables(some(1), others)).toEqual({})
    expect(problemsOfNewTables(some(2), others)).toMatchObject({ tables: { code: 'tooManyTables' } })
  })
})

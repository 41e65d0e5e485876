import { describe, expect, it } from 'vitest'
import { tableLimits } from './tables.limits.ts'
import { readTables } from './tables.names.ts'

const namesOf = (text: string) => readTables(text).tables.map(({ name }) => name)

describe('names of tables in a text', () => {
  it.each([
    ['201-204', ['201', '202', '203', '204']],
    ['A1-A3', ['A1', 'A2', 'A3']],
    ['A1 – 3', ['A1', 'A2', 'A3']],
    ['Room 8-Room 10', ['Room 8', 'Room 9', 'Room 10']],
    ['098-101', ['098', '099', '100', '101']],
    ['٢٠١-٢٠٣', ['201', '202', '203']],
    ['Terrace 1, Terrace 2;  Bar\nPool-side\n\n7', ['Terrace 1', 'Terrace 2', 'Bar', 'Pool-side', '7']],
    ['A1-B3', ['A1-B3']],
    ['5', ['5']],
    [' , ;\n', []],
  ])('%j', (text, names) => {
    expect(namesOf(text)).toEqual(names)
    expect(readTables(text).problems).toEqual([])
  })

  it('are read with area and seats from cells of a spreadsheet', () => {
    expect(readTables('Cabana 1-2\tPool\t4\r\nBar\t\t\r\n').tables).toEqual([
      { name: 'Cabana 1', area: 'Pool', seats: 4 },
      { name: 'Cabana 2', area: 'Pool', seats: 4 },
      { name: 'Bar' },
    ])
  })

  it('have a problem for each line that can’t be read, and are read from the others', () => {
    const read = readTables('1-2\n9-3\nBar\tInside\tmany\n4')

    expect(read.tables.map(({ name }) => name)).toEqual(['1', '2', '4'])
    expect(read.problems).toEqual([
      { line: 2, problem: { code: 'rangeBackwards', params: { range: '9-3' } } },
      { line: 3, problem: { code: 'seatsWrong', params: { limit: tableLimits.mostSeats } } },
    ])
  })

  it.each([
    ['201-20000', 19_803],
    ['1-999999999', 1_000_000_002],
    [Array.from({ length: 600 }, (_, index) => `T${index}`).join(','), 603],
  ])('end at as many as can be added, and say how many there would be: %s', (text, count) => {
    const { tables, problems } = readTables(`${text}\n1-3`)

    expect(tables.length).toBeLessThanOrEqual(tableLimits.mostAtOnce)
    expect(problems).toEqual([
      { line: 1, problem: { code: 'tooManyAtOnce', params: { count, limit: tableLimits.mostAtOnce } } },
    ])
  })
})

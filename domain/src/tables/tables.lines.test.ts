import { expect, it } from 'vitest'
import { problemsOfLines } from './tables.lines.ts'

it('names each line that can’t be added, with its first problem', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `T${index + 1}`)
  lines[6] = 'bar'
  lines[99] = 'T1\tGarden\tmany'
  lines[499] = 'T2'

  expect(problemsOfLines(lines.join('\n'), ['Bar'])).toEqual({
    ofLines: [
      { line: 7, problem: { code: 'nameTaken', params: { name: 'bar' } } },
      { line: 100, problem: { code: 'seatsWrong', params: { limit: 999 } } },
      { line: 500, problem: { code: 'nameTwice', params: { name: 'T2' } } },
    ],
    ofAll: undefined,
  })
})

it('names a line once, however many of its names are taken', () => {
  const { ofLines } = problemsOfLines('\n1-3', ['1', '2', '3'])

  expect(ofLines).toEqual([{ line: 2, problem: { code: 'nameTaken', params: { name: '1' } } }])
})

it.each([
  ['', 'namesMissing'],
  [' ,\n', 'namesMissing'],
  ['1-2', undefined],
  ['9-3', undefined],
])('of all lines of %j: %s', (text, code) => {
  expect(problemsOfLines(text, []).ofAll?.code).toBe(code)
})

it('refuses more than a venue can have', () => {
  const others = Array.from({ length: 4_999 }, (_, index) => `T${index}`)

  expect(problemsOfLines('1-2', others)).toMatchObject({ ofLines: [], ofAll: { code: 'tooManyTables' } })
})

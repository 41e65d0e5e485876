import { expect, it } from 'vitest'
import { problemsOfNames } from './staff-names.ts'

it.each(['Layla', 'de Boer', "O'Brien", '’t Hooft', 'ليلى', 'Åse', '李', ' Nadia '])('%j is a name', (name) => {
  expect(problemsOfNames({ fname: name, lname: name })).toEqual({})
})

it.each([
  '=1+1',
  '+49',
  '-Layla',
  '@everyone',
  ' =HYPERLINK("x")',
  '\u200B=1+1',
  '\t=1',
  '＝1+1',
  '\u200B',
  '7',
  "'=1",
  '<b>',
])('%j is none', (name) => {
  expect(problemsOfNames({ fname: name })).toEqual({ fname: { code: 'nameInvalid' } })
  expect(problemsOfNames({ fname: 'Layla', lname: name })).toEqual({ lname: { code: 'nameInvalid' } })
})

import { expect, it } from 'vitest'
import { isCalled, rangesOfName } from './orders.search.ts'

/** The lower case of a database that knows only the letters from A to Z, and of one that knows all letters. */
const smallLetters = [
  (name: string) => name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  (name: string) => name.toLowerCase(),
]

it.each([
  ['Haddad', 'had', true],
  ['Haddad', 'HADDAD', true],
  ['Haddad', ' Haddad ', true],
  ['al marri', 'Al M', true],
  ['AL MARRI', 'al marri', true],
  ["O'Brien", "o'b", true],
  ['Ölmez', 'ölm', true],
  ['ÖLMEZ', 'Ölm', true],
  ['ölmez', 'ÖLMEZ', true],
  ['حداد', 'حدا', true],
  ['Haddad', 'addad', false],
  ['Haddad', 'Haddade', false],
  ['Ha', 'H', false],
  ['H', 'h', true],
])('the last name %j is found by %j: %s', (name, typed, isFound) => {
  for (const inSmall of smallLetters) {
    const stored = inSmall(name)
    const isIn = rangesOfName(typed).some(({ from, to }) => stored >= from && stored < to)
    expect(isIn).toBe(isFound)
  }
})

it('a name in plain letters is looked for once', () => {
  expect(rangesOfName('Haddad')).toHaveLength(1)
})

it.each([
  ['Layla Haddad', 'layla', true],
  ['Layla Haddad', 'HADD', true],
  ['Layla Haddad', 'layla h', true],
  ['José Núñez', 'nunez', true],
  ['Layla Haddad', 'ayla', false],
  ['Layla Haddad', ' ', false],
])('%j is called %j: %s', (name, typed, isSo) => {
  expect(isCalled(name, typed)).toBe(isSo)
})

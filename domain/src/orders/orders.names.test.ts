import { expect, it } from 'vitest'
import { keptNames } from './orders.names.ts'

it.each([
  [{ lastname: '\u202eHaddad\u001b[31m\r\n' }, { lastname: 'Haddad[31m' }],
  [
    { lastname: ' Al  Marri ', roomno: '2\u200f04' },
    { lastname: 'Al Marri', roomno: '204' },
  ],
  [
    { lastname: 'حدّاد', openTab: true, menuFormGuestCount: 2 },
    { lastname: 'حدّاد', openTab: true, menuFormGuestCount: 2 },
  ],
])('keeps %j as %j', (names, kept) => {
  expect(keptNames(names)).toEqual(kept)
})

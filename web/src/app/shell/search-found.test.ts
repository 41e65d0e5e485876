import { expect, it } from 'vitest'
import { foundIn } from '#app/shell/search-found.ts'

const all = [
  { to: '/1', name: 'Room 1204', icon: '' },
  { to: '/2', name: 'Room 204', icon: '' },
  { to: '/3', name: 'Room 2041', icon: '' },
  { to: '/4', name: 'Terrace · #767', icon: '', words: ['Terrace', '#767', 'Haddad'] },
]

it.each<[text: string, found: string[]]>([
  ['204', ['/2', '/3', '/1']],
  ['room 204', ['/2', '/3']],
  ['٢٠٤', ['/2', '/3', '/1']],
  ['#767', ['/4']],
  ['767', ['/4']],
  ['hadd', ['/4']],
  ['  ', []],
  ['kitchen', []],
])('finds by %j the closest first', (text, found) => {
  expect(foundIn(all, text, 6).map(({ to }) => to)).toEqual(found)
})

it('finds no more than are read', () => {
  expect(foundIn(all, 'room', 2)).toHaveLength(2)
})

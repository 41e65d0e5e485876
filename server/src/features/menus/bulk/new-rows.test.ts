import { expect, it } from 'vitest'
import { NewRows } from './new-rows.ts'

const blank = { name: '{"en":""}', price: null, tag: 'none', days: '[]', isActive: true, posItemId: "it's ?" }

function statementsOf(rows: NewRows) {
  const places = new Map<string, number>()
  const nextIndex = (values: readonly unknown[]) => {
    const place = (places.get(values.join()) ?? 0) + 1
    places.set(values.join(), place)
    return place
  }
  return [...rows.insertions({ table: 'sides', siblings: ['itemId'], nextIndex, stamp: { updatedBy: 'Nour' } })]
}

it('writes what all new records have alike into the statement, and takes the rest as its values', () => {
  const rows = new NewRows(blank)
  rows.add({ name: 'Tea', price: 5, itemId: 1 })
  rows.add({ name: 'Mint', price: null, days: '["ALL"]', isActive: true, itemId: 1 })

  expect(statementsOf(rows)).toEqual([
    {
      sql: `INSERT INTO sides ("name", "price", "tag", "days", "isActive", "posItemId", "itemId", "index", "updatedBy") VALUES (?, ?, 'none', ?, true, ?, ?, ?, ?), (?, ?, 'none', ?, true, ?, ?, ?, ?) RETURNING "id"`,
      params: ['Tea', 5, '[]', "it's ?", 1, 1, 'Nour', 'Mint', null, '["ALL"]', "it's ?", 1, 2, 'Nour'],
    },
  ])
})

it('names the columns in which a record says something', () => {
  const rows = new NewRows(blank)
  rows.add({ name: 'Tea', tag: 'none', itemId: 1 })
  rows.add({ name: 'Mint', isActive: false, itemId: 2 })

  expect(rows.filledNames()).toEqual(['name', 'isActive'])
  expect(rows.first()).toEqual({ ...blank, name: 'Tea', itemId: 1 })
})

it('counts places among siblings, in statements of a hundred records', () => {
  const rows = new NewRows({ price: null })
  for (let n = 0; n < 250; n += 1) rows.add({ itemId: n % 2 })

  const statements = statementsOf(rows)

  expect(statements.map(({ params }) => params.length)).toEqual([300, 300, 150])
  expect(statements.at(-1)!.params.slice(-3)).toEqual([1, 125, 'Nour'])
})

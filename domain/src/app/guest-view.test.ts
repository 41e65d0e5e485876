import { expect, it } from 'vitest'
import { guestView } from './guest-view.ts'

it.each([
  [
    'the first name of staff alone',
    { createdBy: 'Layla Haddad', createdByKind: 'staff' },
    { createdBy: 'Layla', createdByKind: 'staff' },
  ],
  [
    'the same where only the name was stored',
    { completedBy: 'Layla Haddad', completedByKind: null },
    { completedBy: 'Layla', completedByKind: null },
  ],
  [
    'a table as it is',
    { createdBy: 'Room 205', createdByKind: 'guest' },
    { createdBy: 'Room 205', createdByKind: 'guest' },
  ],
  ['no id of an account', { createdById: 4, closedById: null, id: 7 }, { createdById: null, closedById: null, id: 7 }],
  [
    'the last act likewise',
    { lastAct: { by: 'Layla Haddad', byKind: 'staff', byId: 4 } },
    { lastAct: { by: 'Layla', byKind: 'staff', byId: null } },
  ],
  [
    'no keys of the point of sale, at whatever depth',
    {
      cart: [{ posItemId: '77', menu: { menuPosId: '5', id: 2 }, condimentsList: [{ posItemId: '9', price: 1 }] }],
    },
    { cart: [{ posItemId: null, menu: { menuPosId: null, id: 2 }, condimentsList: [{ posItemId: null, price: 1 }] }] },
  ],
  ['no reason that staff wrote', { cancelReason: 'Guest was rude' }, { cancelReason: null }],
  [
    'each record of a page',
    { total: 1, data: [{ closedBy: 'Mona Saleh' }] },
    { total: 1, data: [{ closedBy: 'Mona' }] },
  ],
  ['a bare list', [{ by: 'Mona Saleh' }], [{ by: 'Mona' }]],
  ['what is no record as it is', new Date(0), new Date(0)],
])('shows guests %s', (_what, value, expected) => {
  const before = JSON.stringify(value)

  expect(guestView(value)).toEqual(expected)
  expect(JSON.stringify(value)).toBe(before)
})

it('gives what has nothing to hide as it is, and each record one view', () => {
  const cart = [{ name: { en: 'Tea' }, price: 4 }]
  const order = { id: 7, cart, createdBy: 'Layla Haddad', createdByKind: 'staff' }

  expect(guestView(cart)).toBe(cart)
  expect(guestView(order)).toMatchObject({ createdBy: 'Layla' })
  expect(guestView(order)).toHaveProperty('cart', cart)
  expect(guestView(order)).toBe(guestView(order))
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type Guest, type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let guest: Guest
let admin: string
let taker: string
let itemId: number
let group: ModifierGroup

beforeAll(async () => {
  testServer = await startTestServer()
  guest = await testServer.guestAt('Room 204')
  admin = await testServer.signIn('admin@brigade.demo')
  taker = await testServer.signIn('ordertaker@hotel.demo')
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  await testServer.db.many('UPDATE venues SET "isPOSIntegrated" = ? RETURNING "id"', false)
  await testServer.db.many('UPDATE modifier_groups SET "isActive" = ? WHERE "itemId" = ? RETURNING "id"', false, itemId)
  const option = (en: string, price: number) => ({ name: { en, ar: en }, price })
  const body = {
    itemId,
    groupName: { en: 'Toppings', ar: 'إضافات' },
    min: 1,
    max: 2,
    modifiersList: [option('Truffle', 10), option('Parmesan', 3), option('Herbs', 0)],
  }
  group = (await testServer.request<ModifierGroup>('POST', '/v1/modifiers', { token: admin, body })).body
})

afterAll(() => testServer.close())

it('takes as many options as a group asks for, from guests and from staff', async () => {
  const cart = [line(0, 1)]
  const tableId = await testServer.db.one<{ id: number }>('SELECT "id" FROM tables WHERE "restaurantId" = 1 LIMIT 1')

  const ofGuest = await testServer.place(guest.token, { cart })
  const ofStaff = await testServer.place(taker, { cart: [line(2)], tableId: tableId!.id })

  expect(ofGuest).toMatchObject({ status: 201, body: { cart: [{ modifiersList: [{ id: group.id }] }] } })
  const [sold] = ofGuest.body.cart
  expect(sold!.modifiersList[0]!.options.map(({ price }) => price)).toEqual([10, 3])
  expect(sold!.totalPrice).toBe(sold!.price + 13)
  expect(ofStaff.status).toBe(201)
})

it.each([
  ['too few', [], 'selectedOptions', 'optionsTooFew', 'Choose at least 1 of “Toppings”.'],
  ['too many', [0, 1, 2], 'selectedOptions.2.groupId', 'optionsTooMany', 'Choose at most 2 of “Toppings”.'],
  [
    'one of them twice',
    [1, 1],
    'selectedOptions.1.optionId',
    'optionRepeated',
    'Choose each option of “Toppings” only once.',
  ],
])('refuses %s, and names the group, in new orders and in edits', async (_what, chosen, field, code, sentence) => {
  const order = (await testServer.place(guest.token, { cart: [line(0)] })).body
  const cart = [line(0), line(...chosen)]
  const path = `/v1/order/${order.id}`

  const placed = await testServer.place(guest.token, { cart })
  const edited = await testServer.request('PATCH', path, { token: taker, body: { version: order.version, cart } })

  const refused = { fields: { [`cart.1.${field}`]: sentence }, codes: { [`cart.1.${field}`]: code } }
  expect(placed).toMatchObject({ status: 400, body: { data: refused } })
  expect(edited).toMatchObject({ status: 400, body: { data: refused } })
})

it('tells guests how many to choose, and keeps sold lines when the group goes', async () => {
  const order = (await testServer.place(guest.token, { cart: [line(0)] })).body
  const menu = await testServer.request<WholeMenu>('GET', '/v1/whole-menu', { token: guest.token })
  const items = menu.body.menus.flatMap((each) => [...each.items, ...each.categories.flatMap((of) => of.items)])

  await testServer.request('PATCH', `/v1/modifiers/${group.id}`, { token: admin, body: { isActive: false } })
  const more = await testServer.request<Order>('PATCH', `/v1/order/${order.id}`, {
    token: taker,
    body: { version: order.version, cart: [{ ...line(0), comment: 'hot' }] },
  })

  expect(items.find(({ id }) => id === itemId)!.modifiersList).toMatchObject([{ id: group.id, min: 1, max: 2 }])
  expect(more).toMatchObject({ status: 200, body: { cart: [{ comment: 'hot', selectedOptions: [{ price: 10 }] }] } })
  expect(await testServer.place(guest.token, { cart: [line(0)] })).toMatchObject({
    status: 400,
    body: { data: { codes: { 'cart.0.selectedOptions.0.groupId': 'optionUnknown' } } },
  })
})

function line(...chosen: number[]) {
  const selectedOptions = chosen.map((place) => ({ groupId: group.id, optionId: group.modifiersList[place]!._id }))
  return { itemId, itemQty: 1, selectedOptions }
}

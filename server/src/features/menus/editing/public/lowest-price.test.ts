import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Item, ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

const below = 'The options would bring this item’s price below 0.'
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const discounted = {
  isDiscountedPrice: true,
  discountedPrice: 12,
  appliedDaysForDiscountedPrice: ['ALL'],
  appliedHoursForDiscountedPrice: ['ALL'],
}

let testServer: TestServer
let admin: string
let item: Item
let group: ModifierGroup
let names = 0

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  await testServer.db.many('UPDATE venues SET "isPOSIntegrated" = ? WHERE "id" = 1', false)
})

beforeEach(async () => {
  names += 1
  item = (await send<Item>('POST', 'v1/items', anItem(`Dish ${names}`, 20))).body
  group = (await send<ModifierGroup>('POST', 'v1/modifiers', aGroup('Size', [-5, 5]))).body
})

afterAll(() => testServer.close())

describe('an item with its cheapest options', () => {
  it('never costs less than nothing, whatever is changed', async () => {
    const { id } = item
    const [small, large] = group.modifiersList

    expect(await send('PATCH', `v1/items/${id}`, { price: 4.99 })).toMatchObject(refused({ price: below }))
    expect(await send('PATCH', `v1/items/${id}`, { ...discounted, discountedPrice: 4 })).toMatchObject(
      refused({ discountedPrice: below }),
    )
    const cheaper = { modifiersList: [small, { ...large, price: -20.01 }] }
    expect(await send('PATCH', `v1/modifiers/${group.id}`, cheaper)).toMatchObject(
      refused({ 'modifiersList.1.price': below }),
    )
    expect(await send('POST', 'v1/modifiers', aGroup('Sauce', [0, -15.01]))).toMatchObject(
      refused({ 'modifiersList.1.price': below }),
    )
    expect(await send('PATCH', `v1/items/${id}`, { price: 5 })).toMatchObject({ status: 200 })
  })

  it('is looked at again when a group is switched on', async () => {
    const off = { ...aGroup('Sauce', [-16]), isActive: false }
    const sauce = await send<ModifierGroup>('POST', 'v1/modifiers', off)
    expect(sauce.status).toBe(201)

    expect(await send('PATCH', `v1/modifiers/${sauce.body.id}`, { isActive: true })).toMatchObject(
      refused({ isActive: below }),
    )
    expect(
      await send('PATCH', `v1/modifiers/${sauce.body.id}`, { groupName: { en: 'Dip', ar: 'غموس' } }),
    ).toMatchObject({ status: 200 })
  })

  it('is looked at when it comes from a sheet', async () => {
    const items = { list: [{ id: item.id, menuId: 1, price: 4 }] }
    const [small] = group.modifiersList
    const groups = { list: [{ id: group.id, itemId: item.id, modifiersList: [{ _id: small!._id, price: -21 }] }] }

    expect(await send('POST', 'v1/bulkItems', items)).toMatchObject(refused({ 'list.0.price': below }))
    expect(await send('POST', 'v1/bulkModifiers', groups)).toMatchObject(refused({ 'list.0.modifiersList': below }))
    expect(
      await send('POST', 'v1/bulkModifiers', { list: [aGroup('Sauce', [-15]), aGroup('Dip', [-1])] }),
    ).toMatchObject(refused({ 'list.0.modifiersList': below, 'list.1.modifiersList': below }))
    expect((await send('POST', 'v1/bulkItems', { list: [{ id: item.id, menuId: 1, price: 6 }] })).status).toBe(200)
  })

  it('is free at the till where it was made so before', async () => {
    await testServer.db.many('UPDATE items SET "price" = 100 WHERE "id" = ?', item.id)
    for (const table of ['menus', 'categories']) {
      await testServer.db.many(`UPDATE ${table} SET "hoursAvailable" = ? WHERE "id" = 1`, '["ALL"]')
    }
    await send('PATCH', `v1/items/${item.id}`, { calory: 5 })
    const selectedOptions = [{ groupId: group.id, optionId: group.modifiersList[0]!._id }]
    const tea = (await send<Item>('POST', 'v1/items', anItem('Tea', 7))).body
    const guest = await testServer.guestAt('Room 204')
    const cart = [
      { itemId: item.id, itemQty: 2, selectedOptions },
      { itemId: tea.id, itemQty: 1 },
    ]

    const order = await testServer.place(guest.token, { cart })

    expect(order).toMatchObject({ status: 201, body: { cartPrice: 7, cart: [{ totalPrice: 0 }, { totalPrice: 7 }] } })
  })
})

describe('a discounted price', () => {
  it('is never above the price, whichever of the two is changed', async () => {
    const above = 'Discounted price can’t be above the price.'
    const fresh = { ...anItem('Other dish', 10), ...discounted }

    expect(await send('POST', 'v1/items', fresh)).toMatchObject(refused({ discountedPrice: above }))
    expect(await send('PATCH', `v1/items/${item.id}`, { ...discounted, discountedPrice: 20.01 })).toMatchObject(
      refused({ discountedPrice: above }),
    )
    expect(await send('PATCH', `v1/items/${item.id}`, discounted)).toMatchObject({ status: 200 })
    expect(await send('PATCH', `v1/items/${item.id}`, { price: 11 })).toMatchObject(refused({ discountedPrice: above }))
    const sheet = { list: [{ id: item.id, menuId: 1, price: 11 }] }
    expect(await send('POST', 'v1/bulkItems', sheet)).toMatchObject(refused({ 'list.0.discountedPrice': above }))
    expect(await send('PATCH', `v1/items/${item.id}`, { price: 12 })).toMatchObject({ status: 200 })
  })
})

function anItem(en: string, price: number) {
  const text = { en, ar: en }
  return { menuId: 1, categoryId: 1, name: text, description: text, ...always, price }
}

function aGroup(en: string, prices: number[]) {
  const modifiersList = prices.map((price, index) => ({ name: { en: `Kind ${index}`, ar: `نوع ${index}` }, price }))
  return { itemId: item.id, groupName: { en, ar: en }, modifiersList }
}

function refused(fields: Record<string, string>) {
  return { status: 400, body: { data: { fields } } }
}

function send<T>(method: string, path: string, body: object) {
  return testServer.request<T>(method, `/${path}`, { token: admin, body })
}

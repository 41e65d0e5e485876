import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { Item, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

const name = { en: 'Extra', ar: 'إضافة' }
const bread = { en: 'Bread', ar: 'خبز' }
const size = { en: 'Size', ar: 'الحجم' }
const needed = { status: 403, body: { data: { reason: 'passphraseNeeded', gate: 'menuEdit' } } }

let testServer: TestServer
let admin: string
let item: Item
let side: Side
let group: ModifierGroup
let required: Side
let discounted: Item

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  await testServer.db.many(
    'UPDATE venues SET "isPriceLocked" = ?, "isPassphrase" = ?, "isPOSIntegrated" = ? WHERE "id" = 1',
    true,
    false,
    false,
  )
})

beforeEach(async () => {
  await testServer.db.many('DELETE FROM passphrase_grants')
  item = await made<Item>('v1/items', anItem())
  required = await made<Side>('v1/condiments', { itemId: item.id, name: bread, price: 4, max: 2 })
  await testServer.db.many('UPDATE sides SET "min" = 1 WHERE "id" = ? RETURNING "id"', required.id)
  discounted = await made<Item>('v1/items', { ...anItem(), ...monday })
  side = await made<Side>('v1/condiments', { itemId: item.id, name, price: 3, max: 2 })
  group = await made<ModifierGroup>('v1/modifiers', { itemId: item.id, groupName: size, modifiersList: [option(5)] })
})

afterAll(() => testServer.close())

const option = (price: number, differences: object = {}) => ({ name, price, ...differences })

const monday = {
  isDiscountedPrice: true,
  discountedPrice: 9,
  appliedDaysForDiscountedPrice: ['Monday'],
  appliedHoursForDiscountedPrice: ['ALL'],
}

let names = 0
function anItem() {
  names += 1
  const times = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
  const text = { en: `Dish ${names}`, ar: `طبق ${names}` }
  return { menuId: 1, categoryId: 1, name: text, description: text, ...times, price: 19.5 }
}

const priced: [string, () => [method: string, path: string, body: object]][] = [
  ['a new item', () => ['POST', 'v1/items', anItem()]],
  ['the price of an item', () => ['PATCH', `v1/items/${item.id}`, { price: 18 }]],
  ['a new side', () => ['POST', 'v1/condiments', { itemId: item.id, name: size, price: 0, max: 1 }]],
  ['the price of a side', () => ['PATCH', `v1/condiments/${side.id}`, { price: 2 }]],
  [
    'a new group with options',
    () => [
      'POST',
      'v1/modifiers',
      { itemId: item.id, groupName: { en: 'Choose Your Milk', ar: 'اختر نوع الحليب' }, modifiersList: [option(1)] },
    ],
  ],
  ['the price of an option', () => ['PATCH', `v1/modifiers/${group.id}`, { modifiersList: [{ ...kept(), price: 4 }] }]],
  [
    'a new option',
    () => ['PATCH', `v1/modifiers/${group.id}`, { modifiersList: [kept(), option(-1, { name: size })] }],
  ],
  ['a group that is switched off', () => ['PATCH', `v1/modifiers/${group.id}`, { isActive: false }]],
  ['options that are taken away', () => ['PATCH', `v1/modifiers/${group.id}`, { modifiersList: [] }]],
  [
    'a side that is no longer required',
    () => ['POST', 'v1/bulkCondiments', { list: [{ id: required.id, itemId: item.id, min: 0 }] }],
  ],
  ['a required side that is switched off', () => ['PATCH', `v1/condiments/${required.id}`, { isActive: false }]],
  ['a required side that is deleted', () => ['DELETE', `v1/condiments/${required.id}`, {}]],
  ['a discount on more days', () => ['PATCH', `v1/items/${discounted.id}`, { appliedDaysForDiscountedPrice: ['ALL'] }]],
  [
    'a group that a sheet switches off',
    () => ['POST', 'v1/bulkModifiers', { list: [{ id: group.id, itemId: item.id, isActive: false }] }],
  ],
  ['sides from a sheet', () => ['POST', 'v1/bulkCondiments', { list: [{ id: side.id, itemId: item.id, price: 2 }] }]],
  [
    'options from a sheet',
    () => [
      'POST',
      'v1/bulkModifiers',
      { list: [{ id: group.id, itemId: item.id, modifiersList: [{ _id: kept()._id, price: 4 }] }] },
    ],
  ],
]

describe('where prices are locked', () => {
  describe.each(['manager@hotel.demo', 'ordertaker@hotel.demo'])('%s', (email) => {
    it.each(priced)('gives the passphrase for %s', async (_what, ofCall) => {
      const token = await testServer.signIn(email)
      const [method, path, body] = ofCall()

      expect(await testServer.request(method, `/${path}`, { token, body })).toMatchObject(needed)
      await open(token)
      expect((await testServer.request(method, `/${path}`, { token, body })).status).toBeLessThan(300)
    })
  })

  it.each(priced)('%s is free to super managers', async (_what, ofCall) => {
    const token = await testServer.signIn('supermanager@brigade.demo')
    const [method, path, body] = ofCall()

    expect((await testServer.request(method, `/${path}`, { token, body })).status).toBeLessThan(300)
  })

  it.each(priced)('%s is refused to waiters, to strangers and without signing in', async (_what, ofCall) => {
    const [method, path, body] = ofCall()
    const waiter = await testServer.signIn('waiter@hotel.demo')
    const stranger = await testServer.signIn('manager@restaurant.demo')

    expect((await testServer.request(method, `/${path}`, { token: waiter, body })).status).toBe(403)
    expect([400, 404]).toContain((await testServer.request(method, `/${path}`, { token: stranger, body })).status)
    expect((await testServer.request(method, `/${path}`, { body })).status).toBe(401)
  })

  it('gives the passphrase for an undo that lowers prices, and undoes nothing without it', async () => {
    const token = await testServer.signIn('manager@hotel.demo')
    const raised = { id: item.id, menuId: item.menuId, price: 30 }
    const importId = await imported('v1/bulkItems', raised)
    const undo = () => testServer.request('POST', '/v1/undoImport', { token, body: { importId } })

    expect(await undo()).toMatchObject(needed)
    expect((await testServer.request('GET', `/v1/items/${item.id}`, { token })).body).toMatchObject({ price: 30 })
    await open(token)
    expect((await undo()).status).toBe(200)
    expect((await testServer.request('GET', `/v1/items/${item.id}`, { token })).body).toMatchObject({ price: 19.5 })
  })

  it('gives the passphrase for an undo that asks for fewer of a required side', async () => {
    const token = await testServer.signIn('manager@hotel.demo')
    const importId = await imported('v1/bulkCondiments', { id: required.id, itemId: item.id, min: 2 })
    const undo = () => testServer.request('POST', '/v1/undoImport', { token, body: { importId } })

    expect(await undo()).toMatchObject(needed)
    await open(token)
    expect((await undo()).status).toBe(200)
  })

  it('what changes no price is free', async () => {
    const token = await testServer.signIn('manager@hotel.demo')
    const renamed = { ...kept(), name: { en: 'Large', ar: 'كبير' } }
    const calls: [string, object][] = [
      [`v1/items/${item.id}`, { calory: 300, price: item.price }],
      [`v1/condiments/${side.id}`, { max: 5, price: side.price }],
      [`v1/modifiers/${group.id}`, { modifiersList: [renamed] }],
      [`v1/condiments/${required.id}`, { isActive: true, max: 4 }],
      [`v1/condiments/${side.id}`, { isActive: false }],
    ]

    for (const [path, body] of calls) {
      expect(await testServer.request('PATCH', `/${path}`, { token, body })).toMatchObject({ status: 200 })
    }
    const empty = { itemId: item.id, groupName: { en: 'Choose Your Milk', ar: 'اختر نوع الحليب' } }
    expect((await testServer.request('POST', '/v1/modifiers', { token: admin, body: empty })).status).toBe(201)
  })
})

describe('the admin', () => {
  it('is told the old and the new price', async () => {
    const token = await testServer.signIn('supermanager@brigade.demo')
    const told = async (path: string, body: object) => {
      expect(await testServer.request('PATCH', `/${path}`, { token, body })).toMatchObject({ status: 200 })
      const query = '/v1/admin-notifications?$sort[id]=-1&$limit=1'
      const { body: page } = await testServer.request<{ data: AdminNotification[] }>('GET', query, { token: admin })
      return page.data[0]?.message
    }

    expect(await told(`v1/items/${item.id}`, { price: 5.25 })).toMatch(/\(price: AED 19\.50 → 5\.25\)$/)
    expect(await told(`v1/condiments/${side.id}`, { price: 1 })).toMatch(/\(price: AED 3\.00 → 1\.00\)$/)
    expect(await told(`v1/modifiers/${group.id}`, { modifiersList: [{ ...kept(), price: -4 }] })).toMatch(
      /\(Extra: AED 5\.00 → -4\.00\)$/,
    )
    expect(await told(`v1/items/${item.id}`, { calory: 9 })).toMatch(/ at Harbour Hotel\.$/)
  })
})

function kept() {
  const [known] = group.modifiersList
  return { _id: known!._id, name: known!.name, price: known!.price }
}

async function open(token: string): Promise<void> {
  const body = { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' }
  expect((await testServer.request('POST', '/v1/passphrase/grant', { token, body })).status).toBeLessThan(300)
}

async function imported(path: string, record: object): Promise<number | null> {
  const body = { list: [record] }
  const answer = await testServer.request<BulkResult>('POST', `/${path}`, { token: admin, body })
  expect(answer).toMatchObject({ status: 200, body: { changed: 1 } })
  return answer.body.importId
}

async function made<T>(path: string, body: object): Promise<T> {
  const answer = await testServer.request<T>('POST', `/${path}`, { token: admin, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

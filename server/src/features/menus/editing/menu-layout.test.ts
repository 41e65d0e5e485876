import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Category, Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const name = { en: 'Sweets', ar: 'حلويات' }
const itemsOfItsOwn = {
  status: 400,
  body: {
    data: {
      fields: { hasCategories: 'This menu still has items without a category.' },
    },
  },
}

let testServer: TestServer
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  await testServer.db.many('UPDATE venues SET "isPOSIntegrated" = ? WHERE "id" = 1', false)
})

afterAll(() => testServer.close())

it('a menu gets categories only while no items stand in it directly', async () => {
  const menu = (await send<Menu>('POST', 'v1/menu', { restaurantId: 1, name, ...always, hasCategories: false })).body
  const anItem = { menuId: menu.id, name, description: name, ...always, price: 5 }
  const item = (await send<Item>('POST', 'v1/items', anItem)).body
  const on = { hasCategories: true }
  const inSheet = { list: [{ id: menu.id, restaurantId: 1, ...on }] }

  expect(await send('PATCH', `v1/menu/${menu.id}`, on)).toMatchObject(itemsOfItsOwn)
  expect(await send('POST', 'v1/bulkMenus', inSheet)).toMatchObject({
    status: 400,
    body: { data: { fields: { 'list.0.hasCategories': expect.any(String) } } },
  })
  expect(await send('PATCH', `v1/menu/${menu.id}`, { isActive: false })).toMatchObject({ status: 200 })
  await testServer.request('DELETE', `/v1/items/${item.id}`, { token: admin })
  expect(await send('PATCH', `v1/menu/${menu.id}`, on)).toMatchObject({ status: 200 })
})

it('a menu gets categories with the first of them, into which its own items go', async () => {
  const menu = (
    await send<Menu>('POST', 'v1/menu', { restaurantId: 1, name: named('Bar'), ...always, hasCategories: false })
  ).body
  for (const en of ['Olives', 'Nuts', 'Chips']) {
    await send('POST', 'v1/items', { menuId: menu.id, name: named(en), description: name, ...always, price: 5 })
  }
  const change = { hasCategories: true, itemsInto: { en: ' Bar  snacks', ar: 'مقبلات' } }

  expect(await send('PATCH', `v1/menu/${menu.id}`, { ...change, itemsInto: { en: '  ' } })).toMatchObject({
    status: 400,
    body: {
      data: { fields: { 'itemsInto.en': 'Name in EN is required!', 'itemsInto.ar': 'Name in AR is required!' } },
    },
  })
  expect(await list<Category>('category', menu)).toEqual([])
  const answers = [await send('PATCH', `v1/menu/${menu.id}`, change), await send('PATCH', `v1/menu/${menu.id}`, change)]

  expect(answers).toMatchObject([
    { status: 200, body: { hasCategories: true, categoryCount: 1, itemsCount: 3, version: 2 } },
    { status: 200, body: { version: 2 } },
  ])
  const categories = await list<Category>('category', menu)
  expect(categories).toMatchObject([
    { name: { en: 'Bar snacks', ar: 'مقبلات' }, ...always, isActive: true, itemsCount: 3 },
  ])
  const items = await list<Item>('items', menu)
  expect(items.map((item) => item.name.en)).toEqual(['Olives', 'Nuts', 'Chips'])
  for (const item of items) expect(item).toMatchObject({ categoryId: categories[0]?.id, menuId: menu.id, version: 2 })
})

it('a menu without items of its own gets categories and none of that name', async () => {
  const menu = (
    await send<Menu>('POST', 'v1/menu', { restaurantId: 1, name: named('Empty'), ...always, hasCategories: false })
  ).body

  await send('PATCH', `v1/menu/${menu.id}`, { hasCategories: true, itemsInto: {} })

  expect(await list<Menu>('menu', { id: menu.id })).toMatchObject([{ hasCategories: true, categoryCount: 0 }])
})

it('moves the items of a menu into a category for those whom the passphrase let through, and for nobody of elsewhere', async () => {
  const menu = (
    await send<Menu>('POST', 'v1/menu', { restaurantId: 1, name: named('Pool'), ...always, hasCategories: false })
  ).body
  await send('POST', 'v1/items', { menuId: menu.id, name, description: name, ...always, price: 5 })
  const manager = await testServer.signIn('manager@hotel.demo')
  const stranger = await testServer.signIn('manager@restaurant.demo')
  const change = { hasCategories: true, itemsInto: name }
  const as = (token?: string) => testServer.request('PATCH', `/v1/menu/${menu.id}`, { token, body: change })

  expect(await as()).toMatchObject({ status: 401 })
  expect(await as(stranger)).toMatchObject({ status: 404 })
  expect(await as(manager)).toMatchObject({
    status: 403,
    body: { data: { reason: 'passphraseNeeded', gate: 'menuEdit' } },
  })
  await testServer.request('POST', '/v1/passphrase/grant', {
    token: manager,
    body: { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' },
  })

  expect(await as(manager)).toMatchObject({ status: 200 })
})

it('a menu that has categories takes no item without one, also before its first', async () => {
  const menu = (await send<Menu>('POST', 'v1/menu', { restaurantId: 1, name: { en: 'Teas', ar: 'شاي' }, ...always }))
    .body
  const anItem = { menuId: menu.id, name, description: name, ...always, price: 5 }
  const missing = 'Please select category!'

  expect(await send('POST', 'v1/items', anItem)).toMatchObject({
    status: 400,
    body: { data: { fields: { categoryId: missing } } },
  })
  expect(await send('POST', 'v1/bulkItems', { list: [anItem] })).toMatchObject({
    status: 400,
    body: { data: { fields: { 'list.0.categoryId': missing } } },
  })
})

function named(en: string) {
  return { en, ar: `${en} ar` }
}

/** Returns the menu itself, or the parts in it. */
async function list<T>(path: 'menu' | 'category' | 'items', { id }: { id: number }): Promise<T[]> {
  const of = path === 'menu' ? 'id' : 'menuId'
  const address = `/v1/${path}?restaurantId=1&skipPaginate=true&$sort[index]=1&${of}=${id}`
  return (await testServer.request<T[]>('GET', address, { token: admin })).body
}

function send<T>(method: string, path: string, body: object) {
  return testServer.request<T>(method, `/${path}`, { token: admin, body })
}

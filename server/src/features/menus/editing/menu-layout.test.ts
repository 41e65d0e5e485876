import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import { type Harbour, startHarbour } from '#testing/harbour.ts'

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const name = { en: 'Sweets', ar: 'حلويات' }
const itemsOfItsOwn = {
  status: 400,
  body: {
    data: {
      fields: { hasCategories: 'This menu has items of its own still: they would stand in no category.' },
    },
  },
}

let harbour: Harbour
let admin: string

beforeAll(async () => {
  harbour = await startHarbour()
  admin = await harbour.signIn('admin@brigade.demo')
  await harbour.db.many('UPDATE venues SET "isPOSIntegrated" = ? WHERE "id" = 1', false)
})

afterAll(() => harbour.close())

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
  await harbour.request('DELETE', `/v1/items/${item.id}`, { token: admin })
  expect(await send('PATCH', `v1/menu/${menu.id}`, on)).toMatchObject({ status: 200 })
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

function send<T>(method: string, path: string, body: object) {
  return harbour.request<T>(method, `/${path}`, { token: admin, body })
}

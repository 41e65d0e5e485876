import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

type Refused = { message: string; data: { fields?: Record<string, string> } }

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const taken = 'This name is already in use.'

let testServer: TestServer
let admin: string
let menu: Menu
let other: Menu
let soups: Category
let stews: Category
let leek: Item

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  menu = await add<Menu>('menu', { restaurantId: 2, name: named('Winter'), ...always })
  other = await add<Menu>('menu', { restaurantId: 2, name: named('Spring'), ...always })
  soups = await add<Category>('category', { menuId: menu.id, name: named('Soups'), ...always })
  stews = await add<Category>('category', { menuId: menu.id, name: named('Stews'), ...always })
  leek = await add<Item>('items', dish('Leek', soups))
})

afterAll(() => testServer.close())

describe('an English name that stands there already', () => {
  it.each<[string, string, () => object]>([
    ['a menu of the venue', 'menu', () => ({ restaurantId: 2, name: named('winter'), ...always })],
    ['a category of the menu', 'category', () => ({ menuId: menu.id, name: named(' SOUPS '), ...always })],
    [
      'one that only looks the same',
      'category',
      () => ({ menuId: menu.id, name: named('So\u200Bups\u202E'), ...always }),
    ],
    ['an item of the category', 'items', () => dish('leek', soups)],
  ])('is refused for %s', async (_what, path, body) => {
    expect(await refused('POST', path, body())).toEqual({ 'name.en': taken })
  })

  it('is refused for a side and a group of the item, and among the options of a group', async () => {
    const side = { itemId: leek.id, name: named('Bread'), price: 1, max: 1 }
    await add<Side>('condiments', side)
    expect(await refused('POST', 'condiments', { ...side, name: named('bread') })).toEqual({ 'name.en': taken })

    const sizes = [{ name: named('Small'), price: 1 }]
    const group = await add<ModifierGroup>('modifiers', {
      itemId: leek.id,
      groupName: named('Size'),
      modifiersList: sizes,
    })
    expect(await refused('POST', 'modifiers', { itemId: leek.id, groupName: named('SIZE') })).toEqual({
      'groupName.en': taken,
    })
    const modifiersList = [{ name: named('small '), price: 2 }, ...group.modifiersList]
    expect(await refused('PATCH', `modifiers/${group.id}`, { modifiersList })).toEqual({
      'modifiersList.0.name.en': taken,
    })
  })

  it('is refused for one that is renamed, with whatever else is wrong', async () => {
    const pea = await add<Item>('items', dish('Pea', soups))

    const fields = await refused('PATCH', `items/${pea.id}`, { name: { en: 'LEEK' }, price: -1 })

    expect(fields).toEqual({ 'name.en': taken, price: 'Enter a price of 0 or more.' })
  })

  it('is refused for one that is moved there, be it with its category', async () => {
    const twin = await add<Item>('items', dish('Leek', stews))
    expect(await refused('PATCH', `items/${twin.id}`, { categoryId: soups.id })).toEqual({ 'name.en': taken })

    await add<Category>('category', { menuId: other.id, name: named('soups'), ...always })
    const move = { restaurantId: 2, categoryId: soups.id, fromMenuId: menu.id, toMenuId: other.id }
    expect(await testServer.request('POST', '/v1/bulkUpdateItems', { token: admin, body: move })).toMatchObject({
      status: 400,
      body: { message: taken, data: { reason: 'nameTaken', fields: { toMenuId: taken } } },
    })
    expect(await read<Item>(`items/${leek.id}`)).toMatchObject({ menuId: menu.id })
  })

  it('is free elsewhere, and for the record itself', async () => {
    const renamed = await testServer.request('PATCH', `/v1/items/${leek.id}`, {
      token: admin,
      body: { name: { en: 'LEEK', ar: 'كراث' } },
    })

    expect(renamed).toMatchObject({ status: 200, body: { name: { en: 'LEEK' } } })
  })

  it('keeps nobody from changing the rest of records that bear it from before', async () => {
    const [row] = await testServer.db.many<{ id: number }>(
      'UPDATE items SET "name" = ? WHERE "categoryId" = ? AND "name" LIKE ? RETURNING "id"',
      JSON.stringify(named('LEEK')),
      soups.id,
      '%Pea%',
    )

    const body = { name: { de: 'Lauch' }, price: 3 }
    expect(await testServer.request('PATCH', `/v1/items/${row!.id}`, { token: admin, body })).toMatchObject({
      status: 200,
      body: { name: { en: 'LEEK', de: 'Lauch' }, price: 3 },
    })
  })

  it('goes to one of those who want it at once', async () => {
    const wanting = [1, 2, 3, 4].map(() =>
      testServer.request('POST', '/v1/items', { token: admin, body: dish('Once', soups) }),
    )

    const statuses = (await Promise.all(wanting)).map(({ status }) => status)

    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
  })
})

async function add<T>(path: string, body: object): Promise<T> {
  const answer = await testServer.request<T>('POST', `/v1/${path}`, { token: admin, body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

async function read<T>(path: string): Promise<T> {
  return (await testServer.request<T>('GET', `/v1/${path}`, { token: admin })).body
}

async function refused(method: string, path: string, body: object) {
  const answer = await testServer.request<Refused>(method, `/v1/${path}`, { token: admin, body })
  expect(answer.status).toBe(400)
  return answer.body.data.fields
}

function dish(en: string, { id, menuId }: Category) {
  return { menuId, categoryId: id, name: named(en), description: named('Warm'), price: 12, ...always }
}

function named(en: string) {
  return { en, ar: 'اسم' }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Category,
  categorySchema,
  type Item,
  itemSchema,
  type Menu,
  menuSchema,
  type ModifierGroup,
  modifierGroupSchema,
  type Side,
  sideSchema,
} from '@brigade/domain/menus/menus.schema.ts'
import { checkOf } from '#kit/validation/validation.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

type Part = { id: number; restaurantId: number; index: number; isActive: boolean }

const services: { path: string; schema: Parameters<typeof checkOf>[1] }[] = [
  { path: 'v1/menu', schema: menuSchema },
  { path: 'v1/category', schema: categorySchema },
  { path: 'v1/items', schema: itemSchema },
  { path: 'v1/condiments', schema: sideSchema },
  { path: 'v1/modifiers', schema: modifierGroupSchema },
]

let testServer: TestServer
let manager: string
let admin: string
let guest: string

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
  admin = await testServer.signIn('admin@brigade.demo')
  guest = (await testServer.guestAt('Room 204')).token
})

afterAll(() => testServer.close())

it('names the sides and the groups of an item in their order, and as many as it counts', async () => {
  const { body: items } = await testServer.request<Item[]>('GET', '/v1/items?skipPaginate=true', { token: manager })
  const sides = (await listAll('v1/condiments', manager)) as unknown as Side[]
  const groups = (await listAll('v1/modifiers', manager)) as unknown as ModifierGroup[]
  const idsOf = (parts: (Side | ModifierGroup)[], item: Item) =>
    parts.filter(({ itemId }) => itemId === item.id).map(({ id }) => id)

  expect(items.some(({ condimentsList, modifiersList }) => condimentsList.length + modifiersList.length > 1)).toBe(true)
  for (const item of items) {
    expect(item.condimentsList).toEqual(idsOf(sides, item))
    expect(item.modifiersList).toEqual(idsOf(groups, item))
    expect([item.condimentsCount, item.modifiersCount]).toEqual([item.condimentsList.length, item.modifiersList.length])
  }
})

describe.each(services)('$path', ({ path, schema }) => {
  it('has records of the shape that the contract says', async () => {
    const assertShape = checkOf('data', schema)

    const parts = await listAll(path, admin)

    expect(parts.map(({ restaurantId }) => restaurantId)).toEqual(expect.arrayContaining([1, 2, 4]))
    for (const part of parts) assertShape(part)
  })

  it('has what belongs to the own venue, in its order', async () => {
    const parts = await listAll(path, manager)

    expect(parts.length).toBeGreaterThan(0)
    expect(new Set(parts.map(({ restaurantId }) => restaurantId))).toEqual(new Set([1]))
    const order = parts.map(({ index, id }) => index * 1_000_000 + id)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('comes in pages, and the other way round when asked', async () => {
    const whole = await listAll(path, manager)

    const { body } = await testServer.request('GET', `/${path}?restaurantId=1&$sort[index]=-1&$limit=3&$skip=1`, {
      token: manager,
    })

    expect(body).toMatchObject({ total: whole.length, limit: 3, skip: 1 })
    const reversed = whole.toReversed().map(({ index }) => index)
    expect((body.data as Part[]).map(({ index }) => index)).toEqual(reversed.slice(1, 4))
  })

  it("refuses to list a stranger's, and finds none of them", async () => {
    const [strange] = await listAll(path, admin, '&restaurantId=2')

    expect(await testServer.request('GET', `/${path}?restaurantId=2`, { token: manager })).toMatchObject({
      status: 403,
    })
    expect(await testServer.request('GET', `/${path}/${strange!.id}`, { token: manager })).toMatchObject({
      status: 404,
    })
    expect(await testServer.request('GET', `/${path}/${strange!.id}`, { token: guest })).toMatchObject({ status: 404 })
    expect(await testServer.request('GET', `/${path}/${strange!.id}`, { token: admin })).toMatchObject({
      body: strange,
    })
  })

  it('is answered alike one by one, and over the socket', async () => {
    const { client } = await testServer.connect(manager)
    const whole = await listAll(path, manager)
    const [first] = whole

    expect(await testServer.request('GET', `/${path}/${first!.id}`, { token: manager })).toMatchObject({
      status: 200,
      body: first,
    })
    expect(await client.service(path).get(first!.id)).toEqual(first)
    expect(await client.service(path).find({ query: { skipPaginate: true } })).toEqual(whole)
    await expect(client.service(path).find({ query: { restaurantId: 2 } })).rejects.toMatchObject({ code: 403 })
  })

  it('shows guests and machines only what is switched on', async () => {
    const [, second] = await listAll(path, manager)
    const table = { 'v1/menu': 'menus', 'v1/category': 'categories', 'v1/items': 'items', 'v1/condiments': 'sides' }[
      path
    ]
    await testServer.db.many(
      `UPDATE ${table ?? 'modifier_groups'} SET "isActive" = ? WHERE "id" = ?`,
      false,
      second!.id,
    )

    for (const token of [guest, 'brigade-demo-payments-1']) {
      const seen = await listAll(path, token)
      const asked = await listAll(path, token, '&isActive=false')
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.every(({ isActive }) => isActive)).toBe(true)
      expect(seen.map(({ id }) => id)).not.toContain(second!.id)
      expect(asked).toEqual([])
      expect(await testServer.request('GET', `/${path}/${second!.id}`, { token })).toMatchObject({ status: 404 })
    }
    expect((await listAll(path, manager, '&isActive=false')).map(({ id }) => id)).toContain(second!.id)
  })
})

describe('a menu that is switched off', () => {
  it('takes all that stands on it away from guests, and nothing from the staff', async () => {
    const [menu] = await all<Menu>('v1/menu', 'restaurant')
    const before = await restaurantParts('staff')
    await testServer.db.many('UPDATE menus SET "isActive" = ? WHERE "id" = ?', false, menu!.id)

    const seen = await restaurantParts('guest')
    const after = await restaurantParts('staff')

    const gone = new Set(before.items.filter(({ menuId }) => menuId === menu!.id).map(({ id }) => id))
    expect(gone.size).toBeGreaterThan(0)
    expect(seen.categories.filter(({ menuId }) => menuId === menu!.id)).toEqual([])
    expect(seen.items.filter(({ id }) => gone.has(id))).toEqual([])
    expect(seen.sides.filter(({ itemId }) => gone.has(itemId))).toEqual([])
    expect(seen.groups.filter(({ itemId }) => gone.has(itemId))).toEqual([])
    expect(seen.items.length).toBeGreaterThan(0)
    expect(after.items).toEqual(before.items)
  })
})

describe('what is counted', () => {
  it('is what the same person finds', async () => {
    for (const token of [manager, guest]) {
      const [menus, categories, items] = [
        (await listAll('v1/menu', token)) as Menu[],
        (await listAll('v1/category', token)) as Category[],
        (await listAll('v1/items', token)) as Item[],
      ]
      for (const menu of menus) {
        expect(menu.categoryCount).toBe(categories.filter(({ menuId }) => menuId === menu.id).length)
        expect(menu.itemsCount).toBe(items.filter(({ menuId }) => menuId === menu.id).length)
      }
      for (const category of categories) {
        expect(category.itemsCount).toBe(items.filter(({ categoryId }) => categoryId === category.id).length)
      }
      expect(menus.some(({ itemsCount }) => itemsCount > 0)).toBe(true)
    }
  })
})

describe('filters', () => {
  it('narrow a list to a menu, a category or an item', async () => {
    const [category] = (await listAll('v1/category', manager)) as Category[]
    const [side] = (await listAll('v1/condiments', manager)) as Side[]

    const ofMenu = (await listAll('v1/category', manager, `&menuId=${category!.menuId}`)) as Category[]
    const ofCategory = (await listAll('v1/items', manager, `&categoryId=${category!.id}`)) as Item[]
    const ofItem = (await listAll('v1/condiments', manager, `&itemId=${side!.itemId}`)) as Side[]

    expect(ofMenu.every(({ menuId }) => menuId === category!.menuId)).toBe(true)
    expect(ofCategory).toHaveLength(category!.itemsCount)
    expect(ofCategory.every(({ categoryId }) => categoryId === category!.id)).toBe(true)
    expect(ofItem.every(({ itemId }) => itemId === side!.itemId)).toBe(true)
    expect(ofItem.length).toBeGreaterThan(0)
  })

  it.each(['colour=red', 'menuId=one', 'isActive=perhaps', '$sort[price]=1', '$sort[index]=2', '$limit=-1'])(
    'refuse %s',
    async (query) => {
      const answer = await testServer.request('GET', `/v1/items?${query}`, { token: manager })

      expect(answer).toMatchObject({ status: 400, body: { data: { fields: expect.any(Object) } } })
    },
  )
})

it("gives prices as decimals of the venue's currency, options included", async () => {
  const { id, price } = ((await listAll('v1/items', admin, '&restaurantId=4')) as Item[])[0]!
  const groups = (await listAll('v1/modifiers', manager)) as ModifierGroup[]
  const stored = await testServer.db.one<{ price: number }>('SELECT "price" FROM items WHERE "id" = ?', id)
  const priced = groups.flatMap(({ modifiersList }) => modifiersList).find((option) => option.price > 0)!
  const row = await testServer.db.one<{ options: string }>(
    'SELECT "options" FROM modifier_groups WHERE "id" = ?',
    groups.find(({ modifiersList }) => modifiersList.includes(priced))!.id,
  )

  expect(Math.round(price * 1000)).toBe(stored!.price)
  const options = JSON.parse(row!.options) as { _id: string; price: number }[]
  expect(options.find(({ _id }) => _id === priced._id)!.price).toBe(Math.round(priced.price * 100))
})

async function listAll(path: string, token: string, query = ''): Promise<Part[]> {
  const { body } = await testServer.request<Part[]>('GET', `/${path}?skipPaginate=true${query}`, { token })
  return body
}

async function all<T>(path: string, of: 'restaurant'): Promise<T[]> {
  return (await listAll(path, await testServer.signIn(`manager@${of}.demo`))) as T[]
}

async function restaurantParts(as: 'guest' | 'staff') {
  const token = as === 'guest' ? 'brigade-demo-payments-2' : await testServer.signIn('manager@restaurant.demo')
  const [categories, items, sides, groups] = await Promise.all(
    services.slice(1).map(({ path }) => listAll(path, token)),
  )
  return {
    categories: categories as Category[],
    items: items as Item[],
    sides: sides as Side[],
    groups: groups as ModifierGroup[],
  }
}

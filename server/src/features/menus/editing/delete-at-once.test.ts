import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'

type Named = { id: number }

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const rounds = 5

let testServer: TestServer
let admin: string
let screen: Screen
let menu: Menu
let category: Category
let item: Item
let made = 0

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  screen = await testServer.connect(await testServer.signIn('waiter@restaurant.demo'))
})

beforeEach(async () => {
  menu = await add<Menu>('menu', { restaurantId: 2, name: aName(), ...always })
  category = await add<Category>('category', { menuId: menu.id, name: aName(), ...always })
  item = await add<Item>('items', dish())
})

afterAll(() => testServer.close())

describe('of many who delete one record at once', () => {
  it.each<[string, () => Promise<Named>]>([
    ['menu', () => add<Menu>('menu', { restaurantId: 2, name: aName(), ...always })],
    ['category', () => add<Category>('category', { menuId: menu.id, name: aName(), ...always })],
    ['items', () => add<Item>('items', dish())],
    ['condiments', () => add<Side>('condiments', side())],
    ['modifiers', () => add<ModifierGroup>('modifiers', { itemId: item.id, groupName: aName() })],
  ])('one does, and the others find it gone: %s', async (path, make) => {
    const { id } = await make()

    const statuses = await Promise.all(Array.from({ length: 6 }, () => status('DELETE', `${path}/${id}`)))

    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404])
    await screen.caughtUp()
    expect(removals(path, id)).toBe(1)
  })
})

describe('what is deleted while something is put into it', () => {
  it.each<[string, () => Promise<[string, string, object | undefined][]>]>([
    [
      'a menu, and its new category',
      async () => {
        const empty = await add<Menu>('menu', { restaurantId: 2, name: aName(), ...always })
        return [
          ['DELETE', `menu/${empty.id}`, undefined],
          ['POST', 'category', { menuId: empty.id, name: aName(), ...always }],
        ]
      },
    ],
    [
      'a menu, and a category that is moved there',
      async () => {
        const empty = await add<Menu>('menu', { restaurantId: 2, name: aName(), ...always })
        const move = { restaurantId: 2, categoryId: category.id, fromMenuId: menu.id, toMenuId: empty.id }
        return [
          ['DELETE', `menu/${empty.id}`, undefined],
          ['POST', 'bulkUpdateItems', move],
        ]
      },
    ],
    [
      'a category, and an item that is moved there',
      async () => {
        const empty = await add<Category>('category', { menuId: menu.id, name: aName(), ...always })
        return [
          ['DELETE', `category/${empty.id}`, undefined],
          ['PATCH', `items/${item.id}`, { categoryId: empty.id }],
        ]
      },
    ],
    [
      'a category, and its imported items',
      async () => {
        const empty = await add<Category>('category', { menuId: menu.id, name: aName(), ...always })
        return [
          ['DELETE', `category/${empty.id}`, undefined],
          ['POST', 'bulkItems', { list: [{ ...dish(), categoryId: empty.id }] }],
        ]
      },
    ],
    [
      'an item, and its new group',
      async () => [
        ['DELETE', `items/${item.id}`, undefined],
        ['POST', 'modifiers', { itemId: item.id, groupName: aName() }],
      ],
    ],
    [
      'an item, and its imported sides',
      async () => [
        ['DELETE', `items/${item.id}`, undefined],
        ['POST', 'bulkCondiments', { list: [side()] }],
      ],
    ],
    [
      'a side, and its change',
      async () => {
        const { id } = await add<Side>('condiments', side())
        return [
          ['DELETE', `condiments/${id}`, undefined],
          ['PATCH', `condiments/${id}`, { price: 5 }],
        ]
      },
    ],
    [
      'an item, and what is sold out of it',
      async () => [
        ['DELETE', `items/${item.id}`, undefined],
        ['POST', 'sold-out', { kind: 'item', id: item.id, for: 'hour' }],
      ],
    ],
  ])('is whole, or gone: %s', async (_what, make) => {
    for (let round = 0; round < rounds; round += 1) {
      const calls = await make()
      const statuses = await Promise.all(
        (round % 2 ? calls : calls.toReversed()).map(([method, path, body]) => status(method, path, body)),
      )

      for (const each of statuses) expect([200, 201, 400, 404, 409]).toContain(each)
      expect(await lostParts()).toEqual([])
      if ((await status('GET', `items/${item.id}`)) === 404) item = await add<Item>('items', dish())
      await testServer.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { categoryId: category.id } })
      await status('PATCH', `category/${category.id}`, { menuId: menu.id })
      await emptyItem()
    }
  })

  it('is not deleted by two who each delete a level: the lower one goes first, or both say why not', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await add<Category>('category', { menuId: menu.id, name: aName(), ...always })
      const inIt = await add<Item>('items', { ...dish(), categoryId: id })

      const [ofCategory, ofItem] = await Promise.all([
        status('DELETE', `category/${id}`),
        status('DELETE', `items/${inIt.id}`),
      ])

      expect(ofItem).toBe(200)
      expect([200, 409]).toContain(ofCategory)
      expect(await lostParts()).toEqual([])
    }
  })
})

it('a stranger deletes nothing, and learns of nothing in the way', async () => {
  const token = await testServer.signIn('manager@hotel.demo')

  for (const path of [`menu/${menu.id}`, `category/${category.id}`, `items/${item.id}`]) {
    const { status: code, body } = await testServer.request<{ data: object }>('DELETE', `/v1/${path}`, { token })
    expect({ code, data: body.data }).toMatchObject({ code: 404, data: { reason: 'unknownId' } })
    expect(body.data).not.toHaveProperty('inTheWay')
  }
})

describe("a category of another venue's", () => {
  it.each<[string, string, () => string, () => object]>([
    ['takes no new item', 'POST', () => 'items', () => ({ ...dish(), categoryId: 1 })],
    ['takes no item that is there', 'PATCH', () => `items/${item.id}`, () => ({ categoryId: 1 })],
  ])('%s, which names it', async (_what, method, path, body) => {
    const { status: code, body: answer } = await testServer.request<{ data: object }>(method, `/v1/${path()}`, {
      token: admin,
      body: body(),
    })

    const fields = { categoryId: 'This category doesn’t exist in this menu.' }
    expect({ code, data: answer.data }).toMatchObject({ code: 400, data: { fields } })
    expect((answer.data as { fields: object }).fields).toEqual(fields)
  })
})

async function add<T>(path: string, body: object): Promise<T> {
  const answer = await testServer.request<T>('POST', `/v1/${path}`, { token: admin, body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

async function status(method: string, path: string, body?: object): Promise<number> {
  return (await testServer.request(method, `/v1/${path}`, { token: admin, body })).status
}

function removals(path: string, id: number): number {
  return screen.heard<Named>(`v1/${path} removed`).filter((record) => record.id === id).length
}

/** Returns the parts whose parent is gone or belongs to another venue, or whose category belongs to another menu. */
function lostParts() {
  return testServer.db.many(
    `SELECT 'category' AS "kind", c."id" FROM categories c LEFT JOIN menus m ON m."id" = c."menuId"
       WHERE m."id" IS NULL OR m."restaurantId" <> c."restaurantId"
     UNION ALL SELECT 'item', i."id" FROM items i LEFT JOIN menus m ON m."id" = i."menuId"
       WHERE m."id" IS NULL OR m."restaurantId" <> i."restaurantId"
     UNION ALL SELECT 'item', i."id" FROM items i LEFT JOIN categories c ON c."id" = i."categoryId"
       WHERE i."categoryId" IS NOT NULL AND (c."id" IS NULL OR c."menuId" <> i."menuId")
     UNION ALL SELECT 'side', s."id" FROM sides s LEFT JOIN items i ON i."id" = s."itemId" WHERE i."id" IS NULL
     UNION ALL SELECT 'group', g."id" FROM modifier_groups g LEFT JOIN items i ON i."id" = g."itemId" WHERE i."id" IS NULL`,
  )
}

async function emptyItem(): Promise<void> {
  for (const path of ['condiments', 'modifiers']) {
    const { body } = await testServer.request<Named[]>('GET', `/v1/${path}?itemId=${item.id}&skipPaginate=true`, {
      token: admin,
    })
    for (const { id } of body) await status('DELETE', `${path}/${id}`)
  }
}

function dish() {
  return { menuId: menu.id, categoryId: category.id, name: aName(), description: aName(), price: 12, ...always }
}

function side() {
  return { itemId: item.id, name: aName(), price: 1, max: 1 }
}

/** Siblings must have different names. */
function aName() {
  made += 1
  return { en: `Part ${made}`, ar: 'جزء' }
}

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SortKind, SortOrder } from '@brigade/domain/menus/menus.writes.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

type Part = { id: number; index: number; menuId?: number; categoryId?: number | null; itemId?: number }

const paths: Record<SortKind, string> = {
  menus: 'v1/menu',
  categories: 'v1/category',
  items: 'v1/items',
  sides: 'v1/condiments',
  modifiers: 'v1/modifiers',
}

let testServer: TestServer
let manager: string

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
})

afterAll(() => testServer.close())

it.each<[SortKind, keyof Part | null, SortOrder['parent']]>([
  ['menus', null, undefined],
  ['categories', 'menuId', undefined],
  ['items', 'categoryId', undefined],
  ['items', 'menuId', 'menu'],
  ['sides', 'itemId', undefined],
  ['modifiers', 'itemId', undefined],
])('puts %s of one %s into a new order, in one call that all hear', async (kind, by, parent) => {
  const screen = await testServer.connect(await testServer.signIn('waiter@hotel.demo'))
  const all = await list(paths[kind])
  const parentId = by === null ? 1 : crowded(all, by)
  const mine = by === null ? all : all.filter((part) => part[by] === parentId)
  expect(mine.length).toBeGreaterThan(1)
  const ids = mine.map(({ id }) => id).toReversed()

  const answer = await sort({ kind, parentId, parent, ids })

  expect(answer).toMatchObject({ status: 200, body: { kind, parentId, ids, restaurantId: 1 } })
  const after = await list(paths[kind], by === null ? '' : `&${by}=${parentId}`)
  expect(after.map(({ id }) => id)).toEqual(ids)
  expect(after.map(({ index }) => index)).toEqual(ids.map((_, position) => position + 1))
  await screen.caughtUp()
  expect(screen.heard('v1/sortOrder created')).toEqual([answer.body])
})

it('tells nobody of an order that stands so already, and changes no version', async () => {
  const screen = await testServer.connect(await testServer.signIn('waiter@hotel.demo'))
  const before = await list('v1/menu')
  const ids = before.map(({ id }) => id)

  const same = await sort({ kind: 'menus', parentId: 1, ids })
  const after = await list('v1/menu')
  const turned = await sort({ kind: 'menus', parentId: 1, ids: ids.toReversed() })

  expect(same).toMatchObject({ status: 200, body: { kind: 'menus', parentId: 1, ids, restaurantId: 1 } })
  expect(after).toEqual(before)
  await screen.caughtUp()
  expect(screen.heard('v1/sortOrder created')).toEqual([turned.body])
})

it('refuses ids that are not exactly those that stand there, and says which do', async () => {
  const standing = (await list('v1/menu')).map(({ id }) => id)
  const wrongs = [standing.slice(1), [...standing, 9999], [], [...standing.slice(1), 9999]]

  for (const ids of wrongs) {
    expect(await sort({ kind: 'menus', parentId: 1, ids })).toMatchObject({
      status: 409,
      body: { data: { reason: 'sortMoved', ids: standing } },
    })
  }
  expect((await list('v1/menu')).map(({ id }) => id)).toEqual(standing)
})

it('refuses one twice, and what belongs to strangers', async () => {
  const [first] = await list('v1/menu')

  expect(await sort({ kind: 'menus', parentId: 1, ids: [first!.id, first!.id] })).toMatchObject({ status: 400 })
  expect(await sort({ kind: 'menus', parentId: 2, ids: [] })).toMatchObject({ status: 404 })
  expect(await sort({ kind: 'sides', parentId: 999_999, ids: [] })).toMatchObject({ status: 404 })
})

it('sorts a long list', async () => {
  const [category] = await list('v1/category')
  for (let count = 0; count < 450; count += 1) {
    await testServer.db.many(
      `INSERT INTO items ("restaurantId", "menuId", "categoryId", "name", "description", "index", "price",
         "appliedDaysForDiscountedPrice", "appliedHoursForDiscountedPrice", "daysAvailable", "hoursAvailable", "images")
       VALUES (1, ?, ?, '{"en":"Copy","ar":"نسخة"}', '{"en":"","ar":""}', ?, 100, '[]', '[]', '["ALL"]', '["ALL"]', '[]')`,
      category!.menuId!,
      category!.id,
      1000 + count,
    )
  }
  const ids = (await list('v1/items', `&categoryId=${category!.id}`)).map(({ id }) => id).toReversed()

  expect(await sort({ kind: 'items', parentId: category!.id, parent: 'category', ids })).toMatchObject({ status: 200 })

  expect((await list('v1/items', `&categoryId=${category!.id}`)).map(({ id }) => id)).toEqual(ids)
})

function crowded(parts: Part[], by: keyof Part): number {
  const counts = Map.groupBy(parts, (part) => part[by] ?? 0)
  const [most] = [...counts].filter(([parent]) => parent !== 0).toSorted(([, a], [, b]) => b.length - a.length)
  return most![0]
}

function sort(order: Partial<SortOrder>) {
  return testServer.request('POST', '/v1/sortOrder', { token: manager, body: order })
}

async function list(path: string, query = ''): Promise<Part[]> {
  return (await testServer.request<Part[]>('GET', `/${path}?skipPaginate=true${query}`, { token: manager })).body
}

import { afterAll, beforeAll, expect } from 'vitest'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { Category, Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from './test-server.ts'
import { always } from './menu-fixture.ts'
import type { Answer, Asking } from './with-app.ts'

export type BulkRefused = {
  message: string
  data: { fields?: Record<string, string>; codes?: object; params?: object; reason?: string }
}

/** A test desk where a manager imports lists into a menu of the second venue that is empty at first. */
export type BulkFixture = {
  testServer: TestServer
  admin: string
  manager: string
  menu: Menu
  category: Category
  bulk<T = BulkResult>(path: string, records: object[], token: string): Promise<Answer<T>>
  /** Creates a record as the admin. */
  make<T>(path: string, body: object): Promise<T>
  list<T>(address: string): Promise<T[]>
  itemsOf(category: Category): Promise<Item[]>
  /** A row of a list. */
  soup(name: string): object
}

/**
 * Opens the desk before the tests of the calling file, and closes it after them. Before that, only the acts can be
 * destructured.
 */
export function openBulkFixture(): BulkFixture {
  const desk = {
    bulk: (path, records, token) => ask('POST', path, { token, body: { list: records } }),
    async make(path, body) {
      const answer = await ask('POST', path, { token: desk.admin, body })
      expect(answer).toMatchObject({ status: 201 })
      return answer.body
    },
    async list(address) {
      const mark = address.includes('?') ? '&' : '?'
      return (await ask('GET', `${address}${mark}skipPaginate=true`, { token: desk.admin })).body
    },
    itemsOf: ({ id }) => desk.list(`v1/items?categoryId=${id}`),
    soup: (name) => ({
      menuId: desk.menu.id,
      categoryId: desk.category.id,
      name: named(name),
      description,
      price: 12,
      prepareTime: 15,
    }),
  } as BulkFixture

  function ask<T>(method: string, path: string, asking: Asking): Promise<Answer<T>> {
    return desk.testServer.request<T>(method, `/${path}`, asking)
  }

  beforeAll(async () => {
    desk.testServer = await startTestServer()
    desk.admin = await desk.testServer.signIn('admin@brigade.demo')
    desk.manager = await desk.testServer.signIn('manager@restaurant.demo')
    desk.menu = await desk.make('v1/menu', { restaurantId: 2, name: named('Winter'), ...always })
    desk.category = await desk.make('v1/category', { menuId: desk.menu.id, name: named('Soups'), ...always })
  })

  afterAll(() => desk.testServer.close())

  return desk
}

const description = { en: 'Warm', ar: 'دافئ' }

export function named(en: string) {
  return { en, ar: `${en} بالعربية` }
}

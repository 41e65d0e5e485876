import { afterAll, beforeAll, expect } from 'vitest'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from './test-server.ts'
import type { Answer } from './with-app.ts'

export type Part = { id: number; restaurantId: number; version: number; index: number }
export type Refused = {
  message: string
  data: { fields?: Record<string, string>; reason?: string; inTheWay?: object[] }
}

export const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
export const soup = { en: 'Tomato soup', ar: 'شوربة طماطم' }

/** A menu of the second venue, with one record of each kind that a menu can contain. */
export type WinterMenu = { menu: Menu; category: Category; item: Item; side: Side; group: ModifierGroup }

/** A test desk where the admin edits menus; the admin does all of these acts. */
export type MenuFixture = {
  testServer: TestServer
  admin: string
  add<T>(path: string, body: object): Promise<T>
  change<T>(path: string, id: number, body: object): Promise<T>
  remove(path: string, id: number): Promise<Answer<Refused>>
  read<T>(path: string, id: number): Promise<T>
  list<T>(path: string, query: string): Promise<T[]>
  firstOf(path: string, venueId: number): Promise<Part>
  addWinterMenu(): Promise<WinterMenu>
}

/**
 * Opens the desk before the tests of the calling file, and closes it after them. Before that, only the acts can be
 * destructured.
 */
export function openMenuFixture(): MenuFixture {
  const desk = {
    async add(path, body) {
      const answer = await ask('POST', `/${path}`, body)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
      return answer.body
    },
    async change(path, id, body) {
      const answer = await ask('PATCH', `/${path}/${id}`, body)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
      return answer.body
    },
    remove: (path, id) => ask('DELETE', `/${path}/${id}`),
    read: async (path, id) => (await ask('GET', `/${path}/${id}`)).body,
    list: async (path, query) => (await ask('GET', `/${path}?skipPaginate=true${query}`)).body,
    firstOf: async (path, venueId) => (await desk.list<Part>(path, `&restaurantId=${venueId}&$limit=1`))[0],
    async addWinterMenu() {
      const { add } = desk
      const name = { en: ' Winter ', ar: 'شتاء', de: '' }
      const menu = await add<Menu>('v1/menu', { restaurantId: 2, name, ...always })
      const soups = { en: 'Soups', ar: 'شوربات' }
      const category = await add<Category>('v1/category', { menuId: menu.id, name: soups, ...always })
      const item = await add<Item>('v1/items', anItemOf(category))
      const side = await add<Side>('v1/condiments', { itemId: item.id, name: soup, price: 2.5, max: 3 })
      const size = { en: 'Size', ar: 'الحجم' }
      const group = await add<ModifierGroup>('v1/modifiers', { itemId: item.id, groupName: size })
      return { menu, category, item, side, group }
    },
  } as MenuFixture

  function ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    return desk.testServer.request<T>(method, path, { token: desk.admin, body })
  }

  beforeAll(async () => {
    soups = 0
    desk.testServer = await startTestServer()
    desk.admin = await desk.testServer.signIn('admin@brigade.demo')
  })

  afterAll(() => desk.testServer.close())

  return desk
}

let soups = 0

/**
 * Returns the body of an item. The first has the plain name, later ones are numbered: names in a category are unique.
 */
export function anItemOf({ id, menuId }: Category) {
  soups += 1
  const name = soups === 1 ? soup : { ...soup, en: `${soup.en} ${soups}` }
  return { menuId, categoryId: id, name, description: { en: 'Hot', ar: 'ساخن' }, price: 12.5, ...always }
}

/** Returns another choice of bread for an item: an option that costs less. */
export function aBreadOf({ id }: Item) {
  const white = { name: { en: 'White', ar: 'أبيض', tr: 'Beyaz' }, price: -0.5 }
  return { itemId: id, groupName: { en: 'Bread', ar: 'خبز' }, modifiersList: [white] }
}

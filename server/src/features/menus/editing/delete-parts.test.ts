import { beforeAll, describe, expect, it } from 'vitest'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { TestServer } from '#testing/test-server.ts'
import { aBreadOf, always, openMenuFixture } from '#testing/menu-fixture.ts'
import type { Screen } from '#testing/screen.ts'

const desk = openMenuFixture()
const { add, change, remove, list, addWinterMenu } = desk

let testServer: TestServer
let admin: string
let screen: Screen
let menu: Menu
let category: Category
let item: Item

beforeAll(async () => {
  ;({ testServer, admin } = desk)
  screen = await testServer.connect(await testServer.signIn('waiter@restaurant.demo'))
  ;({ menu, category, item } = await addWinterMenu())
  await add('v1/category', { menuId: menu.id, name: { en: 'Stews', ar: 'يخنات' }, ...always })
  await add('v1/modifiers', aBreadOf(item))
})

describe('deleting', () => {
  it('refuses what is not empty, with the names of what stands in the way', async () => {
    const answers = await Promise.all([
      remove('v1/menu', menu.id),
      remove('v1/category', category.id),
      remove('v1/items', item.id),
    ])

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(answers[0].body).toMatchObject({
      message: expect.stringContaining('Winter still has 2 categories: Soups, Stews'),
      data: { reason: 'hasChildren', inTheWay: [{ entity: 'categories', count: 2 }, { entity: 'items' }] },
    })
    expect(answers[2].body.data.inTheWay).toMatchObject([{ entity: 'sides', names: ['Tomato soup'] }, { count: 2 }])
  })

  it('is done once when two try at once, bottom up, and told', async () => {
    const groups = await list<ModifierGroup>('v1/modifiers', `&itemId=${item.id}`)
    const filled = groups.find(({ modifiersList }) => modifiersList.length > 0)!
    expect(await remove('v1/modifiers', filled.id)).toMatchObject({ status: 409 })
    await change('v1/modifiers', filled.id, { modifiersList: [] })
    for (const { id } of groups) expect(await remove('v1/modifiers', id)).toMatchObject({ status: 200 })
    const [side] = await list<Side>('v1/condiments', `&itemId=${item.id}`)

    const both = await Promise.all([remove('v1/condiments', side!.id), remove('v1/condiments', side!.id)])

    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    for (const { id } of await list<Item>('v1/items', `&menuId=${menu.id}`)) {
      expect(await remove('v1/items', id)).toMatchObject({ status: 200 })
    }
    for (const { id } of await list<Category>('v1/category', `&menuId=${menu.id}`)) {
      expect(await remove('v1/category', id)).toMatchObject({ status: 200, body: { id, images: [] } })
    }
    expect(await remove('v1/menu', menu.id)).toMatchObject({ status: 200, body: { name: { en: 'Winter' } } })
    await screen.caughtUp()
    expect(screen.heard('v1/menu removed')).toMatchObject([{ id: menu.id }])
    expect(await testServer.request('GET', `/v1/menu/${menu.id}`, { token: admin })).toMatchObject({ status: 404 })
  })
})

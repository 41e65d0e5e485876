import { beforeAll, describe, expect, it } from 'vitest'
import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import type { Category, Item, Menu, ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { TestServer } from '#testing/test-server.ts'
import { always, anItemOf, aBreadOf, openMenuFixture, soup } from '#testing/menu-fixture.ts'
import type { Screen } from '#testing/screen.ts'

const desk = openMenuFixture()
const { add, change, read, firstOf, addWinterMenu } = desk

let testServer: TestServer
let admin: string
let screen: Screen
let menu: Menu
let category: Category
let item: Item

beforeAll(async () => {
  ;({ testServer, admin } = desk)
  screen = await testServer.connect(await testServer.signIn('waiter@restaurant.demo'))
})

describe('a menu from nothing', () => {
  it('gets a menu, a category, an item, a side and a group, each heard by the staff', async () => {
    const winter = await addWinterMenu()
    const { side, group } = winter
    ;({ menu, category, item } = winter)

    expect(menu).toMatchObject({
      name: { en: 'Winter', ar: 'شتاء' },
      hasCategories: true,
      hasMenuForm: true,
      isOpenTab: false,
      version: 1,
      updatedBy: expect.any(String),
    })
    expect(category).toMatchObject({ restaurantId: 2, menuId: menu.id, index: 1, images: [], tag: null })
    expect(item).toMatchObject({
      restaurantId: 2,
      menuId: menu.id,
      categoryId: category.id,
      price: 12.5,
      soldOut: null,
    })
    expect(side).toMatchObject({ itemId: item.id, price: 2.5, min: 0, max: 3, version: 1 })
    expect(group).toMatchObject({ itemId: item.id, modifiersList: [] })
    await screen.caughtUp()
    for (const path of ['v1/menu', 'v1/category', 'v1/items', 'v1/condiments', 'v1/modifiers']) {
      expect(screen.heard(`${path} created`)).toHaveLength(1)
    }
    expect(screen.heard('v1/items created')).toEqual([item])
  })

  it('puts each new one last', async () => {
    const second = await add<Item>('v1/items', anItemOf(category))
    const third = await add<Item>('v1/items', anItemOf(category))

    expect([second.index, third.index]).toEqual([2, 3])
    expect((await read<Category>('v1/category', category.id)).itemsCount).toBe(3)
  })

  it('has what guests see at once', async () => {
    const { body } = await testServer.request<Item>('GET', `/v1/items/${item.id}`, { token: 'brigade-demo-payments-2' })

    expect(body).toMatchObject({ name: soup, updatedBy: null })
  })
})

describe('a change', () => {
  it('changes what is sent, merges texts by language, and raises the version', async () => {
    const changed = await change<Item>('v1/items', item.id, { price: 13, name: { de: 'Tomatensuppe' } })

    expect(changed).toMatchObject({ price: 13, name: { ...soup, de: 'Tomatensuppe' }, version: 2 })
    const without = await change<Item>('v1/items', item.id, { name: { de: null } })
    expect(without.name).toEqual(soup)
    await screen.caughtUp()
    expect(screen.heard<Item>('v1/items patched').map(({ version }) => version)).toEqual([2, 3])
  })

  it('that changes nothing is answered and told to nobody', async () => {
    const before = await read<Item>('v1/items', item.id)
    const heard = screen.heard('v1/items patched').length
    const version = await catalogueVersion(2)

    const after = await change<Item>('v1/items', item.id, before)

    expect(after).toEqual(before)
    expect(await catalogueVersion(2)).toBe(version)
    await screen.caughtUp()
    expect(screen.heard('v1/items patched')).toHaveLength(heard)
  })

  it('from an older version is told what somebody else changed, and is not stored', async () => {
    const { version } = await read<Item>('v1/items', item.id)
    await change('v1/items', item.id, { calory: 300, ecoTag: 'farm' })

    const answer = await testServer.request('PATCH', `/v1/items/${item.id}`, {
      token: admin,
      body: { price: 1, version },
    })

    const current = await read<Item>('v1/items', item.id)
    expect(answer).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', current, changedBy: current.updatedBy, changedAt: current.updatedAt } },
    })
    expect((answer.body.data as { changedFields: string[] }).changedFields.toSorted()).toEqual(['calory', 'ecoTag'])
    expect(current.price).toBe(13)
  })

  it('is not kept back by a new place in the list, or by what is sold out', async () => {
    const { version } = await read<Item>('v1/items', item.id)
    await testServer.request('POST', '/v1/sold-out', { token: admin, body: { kind: 'item', id: item.id, for: 'hour' } })
    await testServer.request('POST', '/v1/sold-out', { token: admin, body: { kind: 'item', id: item.id, for: 'back' } })

    const changed = await change<Item>('v1/items', item.id, { prepareTime: 20, version })

    expect(changed).toMatchObject({ prepareTime: 20, version: version + 3 })
  })

  it('of an item takes it to another category, last there', async () => {
    const other = await add<Category>('v1/category', { menuId: menu.id, name: { en: 'Stews', ar: 'يخنات' }, ...always })
    const [extra] = [await add<Item>('v1/items', anItemOf(category))]

    const moved = await change<Item>('v1/items', extra.id, { categoryId: other.id })

    expect(moved).toMatchObject({ categoryId: other.id, menuId: menu.id, index: 1 })
    const back = await change<Item>('v1/items', extra.id, { categoryId: category.id })
    expect(back.index).toBeGreaterThan(item.index)
  })

  it('of a group keeps the ids and languages of its options, and what is sold out', async () => {
    const group = await add<ModifierGroup>('v1/modifiers', aBreadOf(item))
    const [white] = group.modifiersList
    await testServer.request('POST', '/v1/sold-out', {
      token: admin,
      body: { kind: 'option', id: group.id, optionId: white!._id, for: 'open' },
    })

    const changed = await change<ModifierGroup>('v1/modifiers', group.id, {
      modifiersList: [
        { name: { en: 'Brown', ar: 'أسمر' }, price: 1 },
        { _id: white!._id, name: { en: 'Plain white', ar: 'أبيض' }, price: 0, soldOut: null },
      ],
    })

    expect(changed.modifiersList).toEqual([
      {
        _id: expect.stringMatching(/^[\da-f]{24}$/),
        name: { en: 'Brown', ar: 'أسمر' },
        price: 1,
        posItemId: null,
        soldOut: null,
      },
      {
        _id: white!._id,
        name: { en: 'Plain white', ar: 'أبيض', tr: 'Beyaz' },
        price: 0,
        posItemId: null,
        soldOut: { until: null },
      },
    ])
  })
})

it('is heard by the staff of the venue and of all venues, by no stranger, guest or machine', async () => {
  const [ofAll, stranger, guest, machine] = await Promise.all([
    testServer.connect(await testServer.signIn('organization@brigade.demo')),
    testServer.connect(await testServer.signIn('manager@restaurant.demo')),
    testServer.connect((await testServer.guestAt('Room 204')).token),
    testServer.connect('brigade-demo-payments-1'),
  ])
  const own = await testServer.connect(await testServer.signIn('finance@hotel.demo'))
  const { id } = await firstOf('v1/items', 1)

  await change('v1/items', id, { prepareTime: 33 })

  await Promise.all([own, ofAll, stranger, guest, machine].map((each) => each.caughtUp()))
  expect(own.heard('v1/items patched')).toMatchObject([{ id, prepareTime: 33 }])
  expect(ofAll.heard('v1/items patched')).toMatchObject([{ id, prepareTime: 33 }])
  for (const { heard } of [stranger, guest, machine]) expect(heard('v1/items patched')).toEqual([])
})

it("tells the admin of everybody's edits but their own", async () => {
  const admins = await testServer.connect(admin)
  const manager = await testServer.signIn('manager@restaurant.demo')
  const { id } = await firstOf('v1/condiments', 2)
  await change('v1/condiments', id, { max: 4 })

  await testServer.request('PATCH', `/v1/condiments/${id}`, { token: manager, body: { max: 5 } })

  await admins.caughtUp()
  expect(admins.heard(`${adminNotificationsPath} created`)).toMatchObject([
    { restaurantId: 2, action: 'updated', entity: 'side' },
  ])
})

async function catalogueVersion(venueId: number): Promise<number> {
  const row = await testServer.db.one<{ version: number }>(
    'SELECT "catalogueVersion" AS "version" FROM venues WHERE "id" = ?',
    venueId,
  )
  return row!.version
}

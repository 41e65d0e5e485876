import { beforeAll, describe, expect, it } from 'vitest'
import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { type BulkRefused, named, openBulkFixture } from '#testing/bulk-fixture.ts'
import type { TestServer } from '#testing/test-server.ts'
import { always } from '#testing/menu-fixture.ts'
import type { Screen } from '#testing/screen.ts'
import { run } from '#kit/database/transaction.ts'

const desk = openBulkFixture()
const { bulk, make, list, itemsOf, soup } = desk

let testServer: TestServer
let admin: string
let manager: string
let screen: Screen
let menu: Menu
let category: Category

beforeAll(async () => {
  ;({ testServer, admin, manager, menu, category } = desk)
  screen = await testServer.connect(await testServer.signIn('waiter@restaurant.demo'))
})

describe('an import', () => {
  it('makes what is new, with the defaults of spreadsheets, the last of their siblings', async () => {
    const before = await versionOf(2)
    const answer = await bulk(
      'v1/bulkItems',
      [soup('Tomato'), { ...soup('Onion'), calory: 90, ecoTag: 'vegan' }],
      manager,
    )

    expect(answer).toMatchObject({
      status: 200,
      body: { kind: 'items', restaurantId: 2, created: 2, changed: 0, untouched: 0, importId: expect.any(Number) },
    })
    const items = await itemsOf(category)
    expect(items.map(({ name, index }) => [name.en, index])).toEqual([
      ['Tomato', 1],
      ['Onion', 2],
    ])
    expect(items[1]).toMatchObject({ ...always, isActive: true, isRecommendable: false, hidePrice: false, calory: 90 })
    expect(items[0]).toMatchObject({ version: 1, updatedBy: 'Rosa Delgado', prepareTime: 15, ecoTag: 'none' })
    expect(await versionOf(2)).toBe(before + 1)
  })

  it('changes those that have an id, and leaves alone what is the same', async () => {
    const [tomato, onion] = (await itemsOf(category)) as [Item, Item]
    const list = [
      { id: tomato.id, menuId: menu.id, price: 14.5, name: { de: 'Tomatensuppe' } },
      { id: onion.id, menuId: menu.id, name: { en: ' Onion ' }, price: 12, calory: 90 },
      soup('Leek'),
    ]

    const answer = await bulk('v1/bulkItems', list, manager)

    expect(answer.body).toMatchObject({ created: 1, changed: 1, untouched: 1 })
    const items = await itemsOf(category)
    expect(items[0]).toMatchObject({
      price: 14.5,
      name: { en: 'Tomato', ar: 'Tomato بالعربية', de: 'Tomatensuppe' },
      version: 2,
    })
    expect(items[1]).toMatchObject({ version: 1 })
  })

  it('tells screens once, and the admin once', async () => {
    const heardBefore = screen.heard('v1/bulkItems created').length
    const answer = await bulk('v1/bulkItems', [soup('Pea'), soup('Bean'), soup('Corn')], manager)

    await screen.caughtUp()
    expect(screen.heard('v1/bulkItems created').slice(heardBefore)).toEqual([answer.body])
    expect(screen.heard('v1/items created')).toEqual([])
    const { body } = await testServer.request<{ data: AdminNotification[] }>(
      'GET',
      '/v1/admin-notifications?$sort[id]=-1&$limit=1',
      { token: admin },
    )
    expect(body.data[0]).toMatchObject({ entity: 'item', action: 'created', entityName: 'Pea and 2 more' })
  })

  it('only counts in a dry run', async () => {
    const [tomato] = (await itemsOf(category)) as [Item]
    const before = [await versionOf(2), await itemsOf(category)]
    const list = [
      soup('Mushroom'),
      { id: tomato.id, menuId: menu.id, price: 1 },
      { id: tomato.id + 1, menuId: menu.id },
    ]

    const answer = await testServer.request('POST', '/v1/bulkItems', { token: manager, body: { list, dryRun: true } })

    expect(answer.body).toMatchObject({ created: 1, changed: 1, untouched: 1, importId: null })
    expect([await versionOf(2), await itemsOf(category)]).toEqual(before)
  })

  it('names every wrong field of every row, and stores nothing', async () => {
    const before = await itemsOf(category)
    const list = [
      soup('Fine'),
      { ...soup('x'.repeat(36)), price: -1 },
      { menuId: menu.id, categoryId: 1, price: 5 },
      soup('tomato'),
      soup('FINE '),
      { id: 2_000_000, menuId: menu.id, price: 1 },
    ]

    const answer = await bulk<BulkRefused>('v1/bulkItems', list, manager)

    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe("5 of 6 rows can't be imported.")
    expect(answer.body.data.fields).toEqual({
      'list.1.name.en': 'Maximum 35 characters allowed!',
      'list.1.name.ar': 'Maximum 35 characters allowed!',
      'list.1.price': 'Enter a price of 0 or more.',
      'list.2.name.en': 'Name in EN is required!',
      'list.2.name.ar': 'Name in AR is required!',
      'list.2.description.en': 'Description in EN is required!',
      'list.2.description.ar': 'Description in AR is required!',
      'list.2.categoryId': 'This category doesn’t exist in this menu.',
      'list.3.name.en': menuErrors.nameTaken,
      'list.4.name.en': bulkErrors.nameTwice,
      'list.5.id': bulkErrors.idUnknown,
    })
    expect(answer.body.data.codes).toMatchObject({
      'list.1.name.en': 'nameTooLong',
      'list.2.name.ar': 'nameMissing',
      'list.4.name.en': 'nameTwice',
      'list.5.id': 'idUnknown',
    })
    expect(answer.body.data.params).toMatchObject({ 'list.2.name.ar': { language: 'AR' } })
    expect(await itemsOf(category)).toEqual(before)
  })

  it('that is sent twice at once is made once', async () => {
    const list = [soup('Once'), soup('And once more')]

    const answers = await Promise.all([bulk('v1/bulkItems', list, manager), bulk('v1/bulkItems', list, manager)])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  it('refuses a wrong shape by name', async () => {
    const answers = await Promise.all(
      [[], [{ ...soup('A'), images: [] }], [{ ...soup('A'), price: 'ten' }], 'list', [null]].map((list) =>
        testServer.request<BulkRefused>('POST', '/v1/bulkItems', { token: manager, body: { list } }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(Object.keys(answers[1]!.body.data.fields!)).toEqual(['list.0.images'])
    expect(Object.keys(answers[2]!.body.data.fields!)).toEqual(['list.0.price'])
  })
})

describe('each kind', () => {
  it('menus get their defaults', async () => {
    const answer = await bulk('v1/bulkMenus', [{ restaurantId: 2, name: named('Autumn') }], manager)

    expect(answer.body).toMatchObject({ kind: 'menus', created: 1 })
    const menus = await list<Menu>('v1/menu?restaurantId=2')
    expect(menus.at(-1)).toMatchObject({ ...always, name: named('Autumn'), hasCategories: true, isActive: true })
  })

  it('menus come as names alone, also where the POS has profiles', async () => {
    const profile = {
      id: 7,
      displayName: 'Bar',
      endPointUrl: 'http://127.0.0.1:9',
      openCheckUrl: null,
      commentItemId: '',
    }
    const pos = (isPOSIntegrated: boolean, profiles: object[]) =>
      testServer.db.write(() =>
        run(
          'UPDATE venues SET "isPOSIntegrated" = ?, "integratedPOSList" = ? WHERE "id" = 2',
          isPOSIntegrated,
          JSON.stringify(profiles),
        ),
      )
    await pos(true, [profile])

    const answer = await bulk('v1/bulkMenus', [{ restaurantId: 2, name: named('From the bar') }], manager)
    const form = { restaurantId: 2, name: named('Spring'), ...always }
    const byForm = await testServer.request<BulkRefused>('POST', '/v1/menu', { token: manager, body: form })
    await pos(false, [])

    expect(answer).toMatchObject({ status: 200, body: { kind: 'menus', created: 1 } })
    expect(byForm).toMatchObject({ status: 400, body: { data: { fields: { menuPosId: expect.any(String) } } } })
  })

  it('categories go to their menu, which must have some', async () => {
    const bare = await make<Menu>('v1/menu', { restaurantId: 2, name: named('Bare'), ...always, hasCategories: false })
    const answer = await bulk('v1/bulkCategory', [{ menuId: menu.id, name: named('Salads') }], admin)
    const misplaced = await bulk<BulkRefused>('v1/bulkCategory', [{ menuId: bare.id, name: named('Salads') }], admin)

    expect(answer.body).toMatchObject({ created: 1 })
    expect(misplaced.body.data.fields).toEqual({ 'list.0.menuId': 'This menu has no categories.' })
  })

  it('sides may have another minimum than nought', async () => {
    const [item] = (await itemsOf(category)) as [Item]
    const sides = [{ itemId: item.id, name: named('Bread'), price: 2, min: 1, max: 3 }]

    expect((await bulk('v1/bulkCondiments', sides, manager)).body).toMatchObject({ kind: 'sides', created: 1 })
    expect((await list<Side>(`v1/condiments?itemId=${item.id}`))[0]).toMatchObject({ min: 1, max: 3, isActive: true })
    const wrong = await bulk<BulkRefused>('v1/bulkCondiments', [{ ...sides[0], name: named('Rice'), max: 0 }], manager)
    expect(wrong.body.data.fields).toEqual({ 'list.0.max': 'Max value must be at least 1.' })
  })

  it('groups keep the options that the list leaves out', async () => {
    const [item] = (await itemsOf(category)) as [Item]
    const group = { itemId: item.id, groupName: { en: 'Size', ar: 'الحجم' } }
    const small = { name: named('Small'), price: -1 }
    await bulk('v1/bulkModifiers', [{ ...group, modifiersList: [small, { name: named('Large'), price: 3 }] }], manager)
    const [made] = (await list<ModifierGroup>(`v1/modifiers?itemId=${item.id}`)) as [ModifierGroup]
    const large = { _id: made.modifiersList[1]!._id, price: 4 }

    const change = { id: made.id, itemId: item.id, modifiersList: [large, { name: named('Huge'), price: 6 }] }
    const answer = await bulk('v1/bulkModifiers', [change], manager)

    expect(answer.body).toMatchObject({ created: 0, changed: 1 })
    const [after] = (await list<ModifierGroup>(`v1/modifiers?itemId=${item.id}`)) as [ModifierGroup]
    expect(after.modifiersList.map(({ name, price }) => [name.en, price])).toEqual([
      ['Small', -1],
      ['Large', 4],
      ['Huge', 6],
    ])
    expect(new Set(after.modifiersList.map(({ _id }) => _id)).size).toBe(3)
    const free = await bulk<BulkRefused>('v1/bulkModifiers', [{ ...group, groupName: named('My own') }], manager)
    expect(free.body.data.fields).toEqual({ 'list.0.groupName': 'Please select a Group Name!' })
  })
})

async function versionOf(venueId: number): Promise<number> {
  const row = await testServer.db.one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    venueId,
  )
  return row!.catalogueVersion
}

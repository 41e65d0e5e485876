import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import type { Screen } from '#testing/screen.ts'

type Refused = {
  message: string
  data: { fields?: Record<string, string>; codes?: object; params?: object; reason?: string; touched?: object }
}

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const description = { en: 'Warm', ar: 'دافئ' }

let harbour: Harbour
let admin: string
let manager: string
let stranger: string
let screen: Screen
let menu: Menu
let category: Category

beforeAll(async () => {
  harbour = await startHarbour()
  admin = await harbour.signIn('admin@brigade.demo')
  manager = await harbour.signIn('manager@restaurant.demo')
  stranger = await harbour.signIn('manager@receipts.demo')
  screen = await harbour.connect(await harbour.signIn('waiter@restaurant.demo'))
  menu = await make<Menu>('v1/menu', { restaurantId: 2, name: named('Winter'), ...always })
  category = await make<Category>('v1/category', { menuId: menu.id, name: named('Soups'), ...always })
})

afterAll(() => harbour.close())

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
    const { body } = await harbour.request<{ data: AdminNotification[] }>(
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

    const answer = await harbour.request('POST', '/v1/bulkItems', { token: manager, body: { list, dryRun: true } })

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

    const answer = await bulk<Refused>('v1/bulkItems', list, manager)

    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe("5 of 6 rows can't be imported.")
    expect(answer.body.data.fields).toEqual({
      'list.1.name.en': 'Maximum 35 characters allowed!',
      'list.1.name.ar': 'Maximum 35 characters allowed!',
      'list.1.price': 'Price must be at least 0!',
      'list.2.name.en': 'Name in EN is required!',
      'list.2.name.ar': 'Name in AR is required!',
      'list.2.description.en': 'Description in EN is required!',
      'list.2.description.ar': 'Description in AR is required!',
      'list.2.categoryId': 'This category does not exist in this menu.',
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
        harbour.request<Refused>('POST', '/v1/bulkItems', { token: manager, body: { list } }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(Object.keys(answers[1]!.body.data.fields!)).toEqual(['list.0.images'])
    expect(Object.keys(answers[2]!.body.data.fields!)).toEqual(['list.0.price'])
  })

  it('takes 5,000 rows and no more', async () => {
    const big = await make<Menu>('v1/menu', { restaurantId: 2, name: named('Big'), ...always, hasCategories: false })
    const list = Array.from({ length: 5001 }, (_, index) => ({
      ...soup(`Dish ${index}`),
      menuId: big.id,
      categoryId: null,
    }))

    const tooMany = await bulk<Refused>('v1/bulkItems', list, manager)
    const answer = await bulk('v1/bulkItems', list.slice(1), manager)
    const again = await bulk<Refused>('v1/bulkItems', list.slice(1), manager)

    expect(tooMany).toMatchObject({ status: 400, body: { data: { fields: { list: 'At most 5000 entries.' } } } })
    expect(answer.body).toMatchObject({ created: 5000 })
    expect(again.status).toBe(400)
    expect(Object.keys(again.body.data.fields!)).toHaveLength(5000)
    const undone = await harbour.request('POST', '/v1/undoImport', {
      token: manager,
      body: { importId: answer.body.importId },
    })
    expect(undone.body).toMatchObject({ removed: 5000, restored: 0 })
  })
})

describe('the size of a list', () => {
  it('may be more than that of other calls, from somebody who is signed in, up to 16 MB', async () => {
    const words = 'x'.repeat(1_500_000)
    const long = { list: [{ ...soup('A'), description: { en: words, ar: words } }] }
    const tooLong = { list: [{ ...soup('A'), description: { en: 'x'.repeat(16_000_001) } }] }
    const ask = (path: string, body: object, token?: string) => harbour.request<Refused>('POST', path, { token, body })

    expect((await ask('/v1/bulkItems', long, manager)).status).toBe(400)
    expect((await ask('/v1/bulkItems', tooLong, manager)).status).toBe(413)
    expect((await ask('/v1/bulkItems', long)).status).toBe(401)
    expect((await ask('/v1/items', long, manager)).status).toBe(413)
  })

  it('changes nothing about what is said of it, or brought in by it', async () => {
    const words = 'x'.repeat(240)
    const list = Array.from({ length: 2500 }, (_, index) => ({
      ...soup(`Long ${index}`),
      description: { en: words, ar: words },
    }))
    const wrong = [...list.slice(0, -1), { ...list.at(-1)!, price: 'much' }]

    expect(JSON.stringify({ list }).length).toBeGreaterThan(1_000_000)
    const refused = await bulk<Refused>('v1/bulkItems', wrong, manager)
    expect(refused).toMatchObject({
      status: 400,
      body: { data: { fields: { 'list.2499.price': expect.any(String) } } },
    })
    expect((await bulk('v1/bulkItems', list, manager)).body).toMatchObject({ created: 2500 })
  })
})

describe('each kind', () => {
  it('menus get their defaults', async () => {
    const answer = await bulk('v1/bulkMenus', [{ restaurantId: 2, name: named('Autumn') }], manager)

    expect(answer.body).toMatchObject({ kind: 'menus', created: 1 })
    const menus = await list<Menu>('v1/menu?restaurantId=2')
    expect(menus.at(-1)).toMatchObject({ ...always, name: named('Autumn'), hasCategories: true, isActive: true })
  })

  it('categories go to their menu, which must have some', async () => {
    const bare = await make<Menu>('v1/menu', { restaurantId: 2, name: named('Bare'), ...always, hasCategories: false })
    const answer = await bulk('v1/bulkCategory', [{ menuId: menu.id, name: named('Salads') }], admin)
    const misplaced = await bulk<Refused>('v1/bulkCategory', [{ menuId: bare.id, name: named('Salads') }], admin)

    expect(answer.body).toMatchObject({ created: 1 })
    expect(misplaced.body.data.fields).toEqual({ 'list.0.menuId': 'This menu has no categories.' })
  })

  it('sides may have another minimum than nought', async () => {
    const [item] = (await itemsOf(category)) as [Item]
    const sides = [{ itemId: item.id, name: named('Bread'), price: 2, min: 1, max: 3 }]

    expect((await bulk('v1/bulkCondiments', sides, manager)).body).toMatchObject({ kind: 'sides', created: 1 })
    expect((await list<Side>(`v1/condiments?itemId=${item.id}`))[0]).toMatchObject({ min: 1, max: 3, isActive: true })
    const wrong = await bulk<Refused>('v1/bulkCondiments', [{ ...sides[0], name: named('Rice'), max: 0 }], manager)
    expect(wrong.body.data.fields).toEqual({ 'list.0.max': 'Max value must be at least 1!' })
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
    const free = await bulk<Refused>('v1/bulkModifiers', [{ ...group, groupName: named('My own') }], manager)
    expect(free.body.data.fields).toEqual({ 'list.0.groupName': 'Please select a Group Name!' })
  })
})

describe('who may import', () => {
  it.each(staffRoles)('%s, as their rights say', async (role) => {
    const place = ['admin', 'organization', 'supermanager'].includes(role) ? 'brigade' : 'hotel'
    const token = await harbour.signIn(`${role.toLowerCase()}@${place}.demo`)
    const answer = await harbour.request<Refused>('POST', '/v1/bulkMenus', {
      token,
      body: { list: [{ restaurantId: 1, menuPosId: '1', name: named(`By ${role}`) }], dryRun: true },
    })

    if (can({ role }, 'menus:bulk')) expect(answer).toMatchObject({ status: 200, body: { created: 1 } })
    else expect(answer).toMatchObject({ status: 403, body: { data: { reason: 'permission' } } })
  })

  it('nobody without a sign-in', async () => {
    expect((await bulk('v1/bulkItems', [soup('A')], '')).status).toBe(401)
  })

  it("nobody at another's venue, also by the id of a record there", async () => {
    const [item] = (await itemsOf(category)) as [Item]
    const theirs = (await list<Menu>('v1/menu?restaurantId=3')).find(({ restaurantId }) => restaurantId === 3)!
    const answers = await Promise.all([
      bulk<Refused>('v1/bulkItems', [soup('A')], stranger),
      bulk<Refused>('v1/bulkItems', [{ id: item.id, menuId: theirs.id, price: 1 }], stranger),
      bulk<Refused>('v1/bulkMenus', [{ restaurantId: 2, name: named('A') }], stranger),
    ])

    expect(answers[0].body.data.fields).toEqual({ 'list.0.menuId': 'This menu does not exist at this venue.' })
    expect(answers[1].body.data.fields).toEqual({ 'list.0.id': bulkErrors.idUnknown })
    expect(answers[2]).toMatchObject({ status: 403, body: { data: { reason: 'otherVenue' } } })
  })

  it('nobody for two venues at once', async () => {
    const theirs = (await list<Menu>('v1/menu?restaurantId=3'))[0]!
    const answer = await bulk<Refused>('v1/bulkItems', [soup('A'), { ...soup('B'), menuId: theirs.id }], admin)

    expect(Object.values(answer.body.data.fields!)).toContain(bulkErrors.venuesDiffer)
  })

  it('somebody who gave the passphrase, where single edits ask for it', async () => {
    const token = await harbour.signIn('ordertaker@hotel.demo')
    const hotelMenu = (await list<Menu>('v1/menu?restaurantId=1')).find(({ hasCategories }) => hasCategories)!
    const body = { list: [{ menuId: hotelMenu.id, name: named('Gated') }], dryRun: true }
    const ask = () => harbour.request<Refused>('POST', '/v1/bulkCategory', { token, body })
    const refused = await ask()
    await harbour.request('POST', '/v1/passphrase/grant', {
      token,
      body: { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' },
    })

    expect(refused).toMatchObject({ status: 403, body: { data: { reason: 'passphraseNeeded' } } })
    expect((await ask()).status).toBe(200)
  })
})

async function bulk<T = BulkResult>(path: string, records: object[], token: string) {
  return harbour.request<T>('POST', `/${path}`, { token, body: { list: records } })
}

async function make<T>(path: string, body: object): Promise<T> {
  const answer = await harbour.request<T>('POST', `/${path}`, { token: admin, body })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body
}

async function list<T>(address: string): Promise<T[]> {
  const mark = address.includes('?') ? '&' : '?'
  return (await harbour.request<T[]>('GET', `/${address}${mark}skipPaginate=true`, { token: admin })).body
}

function itemsOf({ id }: Category): Promise<Item[]> {
  return list<Item>(`v1/items?categoryId=${id}`)
}

function soup(name: string) {
  return { menuId: menu.id, categoryId: category.id, name: named(name), description, price: 12, prepareTime: 15 }
}

function named(en: string) {
  return { en, ar: `${en} بالعربية` }
}

async function versionOf(venueId: number): Promise<number> {
  const row = await harbour.db.one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    venueId,
  )
  return row!.catalogueVersion
}

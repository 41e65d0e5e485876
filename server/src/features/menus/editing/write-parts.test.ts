import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import type { Screen } from '#testing/screen.ts'

type Part = { id: number; restaurantId: number; version: number; index: number }
type Refused = { message: string; data: { fields?: Record<string, string>; reason?: string; inTheWay?: object[] } }

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const soup = { en: 'Tomato soup', ar: 'شوربة طماطم' }

let harbour: Harbour
let admin: string
let screen: Screen
let menu: Menu
let category: Category
let item: Item

beforeAll(async () => {
  harbour = await startHarbour()
  admin = await harbour.signIn('admin@brigade.demo')
  screen = await harbour.connect(await harbour.signIn('waiter@restaurant.demo'))
})

afterAll(() => harbour.close())

describe('a menu from nothing', () => {
  it('gets a menu, a category, an item, a side and a group, each heard by the staff', async () => {
    menu = await add<Menu>('v1/menu', { restaurantId: 2, name: { en: ' Winter ', ar: 'شتاء', de: '' }, ...always })
    category = await add<Category>('v1/category', { menuId: menu.id, name: { en: 'Soups', ar: 'شوربات' }, ...always })
    item = await add<Item>('v1/items', anItemOf(category))
    const side = await add<Side>('v1/condiments', { itemId: item.id, name: soup, price: 2.5, max: 3 })
    const group = await add<ModifierGroup>('v1/modifiers', { itemId: item.id, groupName: { en: 'Size', ar: 'الحجم' } })

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
    for (const path of ['v1/menu', 'v1/category', 'v1/items', 'v1/condiments', 'v1/modifiers']) {
      await expect.poll(() => screen.heard(`${path} created`)).toHaveLength(1)
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
    const { body } = await harbour.request<Item>('GET', `/v1/items/${item.id}`, { token: 'brigade-demo-payments-2' })

    expect(body).toMatchObject({ name: soup, updatedBy: null })
  })
})

describe('a change', () => {
  it('changes what is sent, merges texts by language, and raises the version', async () => {
    const changed = await change<Item>('v1/items', item.id, { price: 13, name: { de: 'Tomatensuppe' } })

    expect(changed).toMatchObject({ price: 13, name: { ...soup, de: 'Tomatensuppe' }, version: 2 })
    const without = await change<Item>('v1/items', item.id, { name: { de: null } })
    expect(without.name).toEqual(soup)
    await expect.poll(() => screen.heard<Item>('v1/items patched').map(({ version }) => version)).toEqual([2, 3])
  })

  it('that changes nothing is answered and told to nobody', async () => {
    const before = await read<Item>('v1/items', item.id)
    const heard = screen.heard('v1/items patched').length
    const version = await catalogueVersion(2)

    const after = await change<Item>('v1/items', item.id, before)

    expect(after).toEqual(before)
    expect(await catalogueVersion(2)).toBe(version)
    expect(screen.heard('v1/items patched')).toHaveLength(heard)
  })

  it('from an older version is told what somebody else changed, and is not stored', async () => {
    const { version } = await read<Item>('v1/items', item.id)
    await change('v1/items', item.id, { calory: 300, ecoTag: 'farm' })

    const answer = await harbour.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { price: 1, version } })

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
    await harbour.request('POST', '/v1/sold-out', { token: admin, body: { kind: 'item', id: item.id, for: 'hour' } })
    await harbour.request('POST', '/v1/sold-out', { token: admin, body: { kind: 'item', id: item.id, for: 'back' } })

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
    const group = await add<ModifierGroup>('v1/modifiers', {
      itemId: item.id,
      groupName: { en: 'Bread', ar: 'خبز' },
      modifiersList: [{ name: { en: 'White', ar: 'أبيض', tr: 'Beyaz' }, price: -0.5 }],
    })
    const [white] = group.modifiersList
    await harbour.request('POST', '/v1/sold-out', {
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

describe('two people at once', () => {
  it('change one record: the second is told, and loses nothing', async () => {
    const { version } = await read<Item>('v1/items', item.id)
    const patch = (calory: number) =>
      harbour.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { calory, version } })

    const answers = await Promise.all([401, 402, 403, 404].map(patch))

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await read<Item>('v1/items', item.id)).version).toBe(version + 1)
  })

  it('change other fields of it without naming a version: both are kept', async () => {
    const before = await read<Item>('v1/items', item.id)
    await Promise.all([change('v1/items', item.id, { calory: 410 }), change('v1/items', item.id, { prepareTime: 7 })])

    const after = await read<Item>('v1/items', item.id)

    expect(after).toMatchObject({ calory: 410, prepareTime: 7, version: before.version + 2 })
  })

  it('delete a record and add to it: never is there a part of nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await add<Item>('v1/items', anItemOf(category))
      const body = { itemId: id, name: soup, price: 1, max: 1 }
      const [removed, added] = await Promise.all([
        remove('v1/items', id),
        harbour.request<Refused>('POST', '/v1/condiments', { token: admin, body }),
      ])

      expect([
        [200, 400],
        [409, 201],
      ]).toContainEqual([removed.status, added.status])
      if (removed.status === 409) {
        await remove('v1/condiments', (added.body as unknown as Part).id)
        await remove('v1/items', id)
      }
    }
  })
})

describe('what is refused', () => {
  it.each<[string, string, () => object, Record<string, string>]>([
    [
      'a menu with nothing',
      'v1/menu',
      () => ({ restaurantId: 2 }),
      {
        'name.en': 'Name in EN is required!',
        'name.ar': 'Name in AR is required!',
        daysAvailable: 'Please Select an option!',
        hoursAvailable: 'Please Select an option!',
      },
    ],
    [
      'a menu with open tabs where there are none',
      'v1/menu',
      () => ({ restaurantId: 1, name: soup, ...always, isOpenTab: true }),
      { isOpenTab: 'This venue has no open tabs.' },
    ],
    [
      'a category of no menu',
      'v1/category',
      () => ({ menuId: 999_999, name: soup, ...always }),
      { menuId: 'This menu does not exist at this venue.' },
    ],
    [
      'an item with blank words and half a discount',
      'v1/items',
      () => ({
        ...anItemOf(category),
        name: { en: '  ', ar: 'شوربة', de: ' ' },
        description: { en: 'Hot' },
        price: 1.234,
        isDiscountedPrice: true,
      }),
      {
        'name.en': 'Name in EN is required!',
        'name.de': 'Name in DE must not be blank!',
        'description.ar': 'Description in AR is required!',
        price: 'At most 2 decimals in USD!',
        discountedPrice: 'Please input price!',
        appliedDaysForDiscountedPrice: 'Please Select an option!',
        appliedHoursForDiscountedPrice: 'Please Select an option!',
      },
    ],
    [
      'an item outside the categories of its menu',
      'v1/items',
      () => ({ ...anItemOf(category), categoryId: null }),
      { categoryId: 'Please select category!' },
    ],
    [
      'an item in a category of another menu',
      'v1/items',
      () => ({ ...anItemOf(category), categoryId: 1 }),
      { categoryId: 'This category does not exist in this menu.' },
    ],
    [
      'half a recommendation',
      'v1/items',
      () => ({ ...anItemOf(category), recommendationCategory: 'starter' }),
      { mainOptionId: 'Select all the three options!', subOptionId: 'Select all the three options!' },
    ],
    [
      'a recommendation of another venue',
      'v1/items',
      () => ({ ...anItemOf(category), recommendationCategory: 'starter', mainOptionId: [1], subOptionId: [1] }),
      {
        mainOptionId: 'This option does not exist at this venue.',
        subOptionId: 'This option does not exist at this venue.',
      },
    ],
    [
      'a side without a price, from two on',
      'v1/condiments',
      () => ({ itemId: item.id, name: { ...soup, en: 'Bread' }, min: 2, max: 1 }),
      { price: 'Please input price!', min: 'Min value is locked!', max: 'Max value must not be below the min value!' },
    ],
    [
      'an item with a tag that is none, half a calory and too long a key',
      'v1/items',
      () => ({ ...anItemOf(category), tag: 'Bestseller', calory: 0.5, posItemId: '7'.repeat(61) }),
      {
        tag: 'Please select Tag!',
        calory: 'Calories must be a whole number, at most 100000!',
        posItemId: 'Maximum 60 characters allowed!',
      },
    ],
    [
      'a side that may be had more often than it can be',
      'v1/condiments',
      () => ({ itemId: item.id, name: { ...soup, en: 'Bread' }, price: 1, max: 1000 }),
      { max: 'Max value must be a whole number, at most 999!' },
    ],
    [
      'an image that is a script',
      'v1/items',
      () => ({ ...anItemOf(category), images: ['javascript:alert(1)'] }),
      { 'images.0': 'This does not have the right form.' },
    ],
    [
      'a day that is none',
      'v1/items',
      () => ({ ...anItemOf(category), daysAvailable: ['Someday'] }),
      { 'daysAvailable.0': 'Please Select an option!' },
    ],
    [
      'options without names and prices, twice the same',
      'v1/modifiers',
      () => ({ itemId: item.id, groupName: soup, modifiersList: [{ _id: 'a' }, { _id: 'a', name: soup, price: 1 }] }),
      {
        'modifiersList.0.name.en': 'Name in EN is required!',
        'modifiersList.0.name.ar': 'Name in AR is required!',
        'modifiersList.0.price': 'Please input price!',
        'modifiersList.1._id': 'No two options may have the same id!',
      },
    ],
  ])('%s, by name', async (_what, path, body, fields) => {
    const answer = await harbour.request<Refused>('POST', `/${path}`, { token: admin, body: body() })

    expect(answer.status).toBe(400)
    expect(answer.body.data.fields).toEqual(fields)
  })

  it('POS keys that are missing where the venue has a point of sale', async () => {
    const [ofHotel] = (await list<Category>('v1/category', '&restaurantId=1')).filter(
      ({ itemsCount }) => itemsCount > 0,
    )

    const answer = await harbour.request<Refused>('POST', '/v1/items', { token: admin, body: anItemOf(ofHotel!) })

    expect(answer.body.data.fields).toEqual({ posItemId: 'Please Enter Item POS ID' })
  })

  it('nothing for what was wrong before, elsewhere in the record', async () => {
    await harbour.db.many('UPDATE items SET "description" = ? WHERE "id" = ?', '{"en":"Hot"}', item.id)

    expect((await change<Item>('v1/items', item.id, { tag: 'Specials' })).tag).toBe('Specials')
    const answer = await harbour.request<Refused>('PATCH', `/v1/items/${item.id}`, {
      token: admin,
      body: { description: { en: 'Hot and red' } },
    })
    expect(answer.body.data.fields).toEqual({ 'description.ar': 'Description in AR is required!' })
  })

  it('to take a part to another item, menu or venue', async () => {
    const [side] = await list<Side>('v1/condiments', `&itemId=${item.id}`)

    expect(
      await harbour.request('PATCH', `/v1/condiments/${side!.id}`, { token: admin, body: { itemId: 1 } }),
    ).toMatchObject({ status: 400, body: { data: { fields: { itemId: 'This can not be moved.' } } } })
    expect(
      await harbour.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { restaurantId: 1 } }),
    ).toMatchObject({ status: 400 })
    expect(await harbour.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { menuId: 1 } })).toMatchObject(
      {
        status: 400,
        body: { data: { fields: { menuId: 'This menu does not exist at this venue.' } } },
      },
    )
  })

  it('to delete what is not empty, with the names of what stands in the way', async () => {
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
})

describe('deleting', () => {
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
    await expect.poll(() => screen.heard('v1/menu removed')).toMatchObject([{ id: menu.id }])
    expect(await harbour.request('GET', `/v1/menu/${menu.id}`, { token: admin })).toMatchObject({ status: 404 })
  })
})

describe.each(['v1/menu', 'v1/category', 'v1/items', 'v1/condiments', 'v1/modifiers'])('%s', (path) => {
  it.each(staffRoles)('is edited by a %s as their rights say', async (role) => {
    const isAllVenues = can({ role }, 'venues:all')
    const token = await harbour.signIn(`${role.toLowerCase()}@${isAllVenues ? 'brigade' : 'hotel'}.demo`)

    const answer = await harbour.request<Refused>('PATCH', `/${path}/${(await firstOf(path, 1)).id}`, {
      token,
      body: {},
    })

    expect(answer.status).toBe(can({ role }, 'menus:write') ? 200 : 403)
  })

  it("is not edited by a stranger, nor by guests, machines or who isn't signed in", async () => {
    const { id } = await firstOf(path, 2)
    const stranger = await harbour.signIn('manager@hotel.demo')
    const guest = (await harbour.guestAt('Room 204')).token
    const ask = (method: string, token: string | undefined) =>
      harbour.request(method, `/${path}/${id}`, { token, body: method === 'PATCH' ? { isActive: false } : undefined })

    expect((await ask('PATCH', stranger)).status).toBe(404)
    expect((await ask('DELETE', stranger)).status).toBe(404)
    expect((await ask('PATCH', guest)).status).toBe(403)
    expect((await ask('DELETE', 'brigade-demo-payments-2')).status).toBe(403)
    expect((await ask('PATCH', undefined)).status).toBe(401)
    expect((await harbour.request('GET', `/${path}/${id}`, { token: admin })).body).toMatchObject({ isActive: true })
  })

  it('gives some fields of the records whose name is looked for', async () => {
    const [first] = await list<Part & { name?: { en: string }; groupName?: { en: string } }>(path, '&restaurantId=1')
    const word = (first!.name ?? first!.groupName)!.en.slice(1, 5).toUpperCase()

    const found = await list<Part>(
      path,
      `&restaurantId=1&name=${encodeURIComponent(word)}&$select[]=id&$select[]=index`,
    )

    expect(found).toContainEqual({ id: first!.id, index: first!.index })
    expect(await list<Part>(path, '&restaurantId=1&name=%25')).toEqual([])
  })
})

it('is heard by the staff of the venue and of all venues, by no stranger, guest or machine', async () => {
  const [ofAll, stranger, guest, machine] = await Promise.all([
    harbour.connect(await harbour.signIn('organization@brigade.demo')),
    harbour.connect(await harbour.signIn('manager@restaurant.demo')),
    harbour.connect((await harbour.guestAt('Room 204')).token),
    harbour.connect('brigade-demo-payments-1'),
  ])
  const own = await harbour.connect(await harbour.signIn('finance@hotel.demo'))
  const { id } = await firstOf('v1/items', 1)

  await change('v1/items', id, { prepareTime: 33 })

  await expect.poll(() => own.heard('v1/items patched')).toMatchObject([{ id, prepareTime: 33 }])
  await expect.poll(() => ofAll.heard('v1/items patched')).toMatchObject([{ id, prepareTime: 33 }])
  for (const { heard } of [stranger, guest, machine]) expect(heard('v1/items patched')).toEqual([])
})

it("tells the admin of everybody's edits but their own", async () => {
  const admins = await harbour.connect(admin)
  const manager = await harbour.signIn('manager@restaurant.demo')
  const { id } = await firstOf('v1/condiments', 2)
  await change('v1/condiments', id, { max: 4 })

  await harbour.request('PATCH', `/v1/condiments/${id}`, { token: manager, body: { max: 5 } })

  await expect
    .poll(() => admins.heard<object>(`${adminNotificationsPath} created`))
    .toMatchObject([{ restaurantId: 2, action: 'updated', entity: 'side' }])
})

let soups = 0

/** The first is called as it is, those after it are numbered: no two of a category bear one name. */
function anItemOf({ id, menuId }: Category) {
  soups += 1
  const name = soups === 1 ? soup : { ...soup, en: `${soup.en} ${soups}` }
  return { menuId, categoryId: id, name, description: { en: 'Hot', ar: 'ساخن' }, price: 12.5, ...always }
}

async function add<T>(path: string, body: object): Promise<T> {
  const answer = await harbour.request<T>('POST', `/${path}`, { token: admin, body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

async function change<T>(path: string, id: number, body: object): Promise<T> {
  const answer = await harbour.request<T>('PATCH', `/${path}/${id}`, { token: admin, body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}

function remove(path: string, id: number) {
  return harbour.request<Refused>('DELETE', `/${path}/${id}`, { token: admin })
}

async function read<T>(path: string, id: number): Promise<T> {
  return (await harbour.request<T>('GET', `/${path}/${id}`, { token: admin })).body
}

async function list<T>(path: string, query: string): Promise<T[]> {
  return (await harbour.request<T[]>('GET', `/${path}?skipPaginate=true${query}`, { token: admin })).body
}

async function firstOf(path: string, venueId: number): Promise<Part> {
  const [first] = await list<Part>(path, `&restaurantId=${venueId}&$limit=1`)
  return first!
}

async function catalogueVersion(venueId: number): Promise<number> {
  const row = await harbour.db.one<{ version: number }>(
    'SELECT "catalogueVersion" AS "version" FROM venues WHERE "id" = ?',
    venueId,
  )
  return row!.version
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Category, Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Gate } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

type Refused = { data: { reason?: string; gate?: Gate; permission?: string; fields?: object } }

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const name = { en: 'Griddle', ar: 'صاج' }
const needs = (gate: Gate) => ({ status: 403, body: { data: { reason: 'passphraseNeeded', gate } } })
const passphrases = { menuEdit: 'brigade-menu', categoryMove: 'brigade-move', staffAccess: 'brigade-staff' }

let testServer: TestServer
let admin: string
let manager: string
let orderTaker: string
let superManager: string
let from: Menu
let to: Menu
let category: Category
let item: Item

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  superManager = await testServer.signIn('supermanager@brigade.demo')
  manager = await testServer.signIn('manager@hotel.demo')
  orderTaker = await testServer.signIn('ordertaker@hotel.demo')
  const menus = await list<Menu>('v1/menu')
  from = menus.find(({ categoryCount }) => categoryCount > 1)!
  to = menus.find(({ id, hasCategories }) => hasCategories && id !== from.id)!
  category = (await list<Category>('v1/category', `&menuId=${from.id}`)).find(({ itemsCount }) => itemsCount > 1)!
  item = (await list<Item>('v1/items', `&categoryId=${category.id}`))[0]!
})

beforeEach(async () => {
  await testServer.db.many('DELETE FROM passphrase_grants')
  await setVenue('isPassphrase', true)
  await setVenue('isPriceLocked', false)
})

afterAll(() => testServer.close())

describe('a category', () => {
  const newOne = () => ({ menuId: from.id, name, ...always })

  it('is added, changed and deleted by managers and order takers only after the passphrase', async () => {
    for (const token of [manager, orderTaker]) {
      expect(await ask('POST', 'v1/category', token, newOne())).toMatchObject(needs('menuEdit'))
      expect(await ask('PATCH', `v1/category/${category.id}`, token, { name })).toMatchObject(needs('menuEdit'))
      expect(await ask('DELETE', `v1/category/${category.id}`, token)).toMatchObject(needs('menuEdit'))
    }
    expect((await list<Category>('v1/category', `&id=${category.id}`))[0]).toEqual(category)

    await open(manager, 'menuEdit')

    const added = await ask<Category>('POST', 'v1/category', manager, newOne())
    expect(added).toMatchObject({ status: 201 })
    expect(await ask('PATCH', `v1/category/${added.body.id}`, manager, { isActive: false })).toMatchObject({
      status: 200,
    })
    expect(await ask('DELETE', `v1/category/${added.body.id}`, manager)).toMatchObject({ status: 200 })
    expect(await ask('POST', 'v1/category', orderTaker, newOne())).toMatchObject(needs('menuEdit'))
  })

  it('needs it where the venue asks for none otherwise, and of admins and super managers never', async () => {
    await setVenue('isPassphrase', false)

    expect(await ask('PATCH', `v1/category/${category.id}`, manager, { name })).toMatchObject(needs('menuEdit'))
    for (const token of [superManager, admin]) {
      const added = await ask<Category>('POST', 'v1/category', token, newOne())
      expect(added).toMatchObject({ status: 201 })
      expect(await ask('DELETE', `v1/category/${added.body.id}`, token)).toMatchObject({ status: 200 })
    }
  })

  it('has images and a tag of admins alone, though others may send them back', async () => {
    await open(manager, 'menuEdit')
    const asIs = { images: category.images, tag: category.tag, isActive: category.isActive }

    expect(await ask('PATCH', `v1/category/${category.id}`, manager, asIs)).toMatchObject({ status: 200 })
    expect(await ask('PATCH', `v1/category/${category.id}`, manager, { images: [] })).toMatchObject({
      status: 403,
      body: { data: { permission: 'categories:writeImages' } },
    })
    expect(await ask('PATCH', `v1/category/${category.id}`, manager, { tag: 'Dessert' })).toMatchObject({
      status: 403,
      body: { data: { permission: 'menus:tag' } },
    })
    expect(await ask('PATCH', `v1/category/${category.id}`, admin, { tag: 'Dessert' })).toMatchObject({ status: 200 })
  })
})

describe('an item', () => {
  it('is edited after the passphrase where the venue wants it, and freely where not', async () => {
    const other = { hidePrice: true }

    expect(await ask('PATCH', `v1/items/${item.id}`, manager, other)).toMatchObject(needs('menuEdit'))
    expect(await ask('DELETE', `v1/items/${item.id}`, manager)).toMatchObject(needs('menuEdit'))
    expect(await ask('PATCH', `v1/items/${item.id}`, superManager, other)).toMatchObject({ status: 200 })
    await setVenue('isPassphrase', false)
    expect(await ask('PATCH', `v1/items/${item.id}`, manager, { hidePrice: false })).toMatchObject({ status: 200 })
    await setVenue('isPassphrase', true)
    await open(manager, 'menuEdit')
    expect(await ask('PATCH', `v1/items/${item.id}`, manager, other)).toMatchObject({ status: 200 })
  })

  it('has a price that is locked for all but admins and super managers, until the passphrase', async () => {
    await setVenue('isPassphrase', false)
    await setVenue('isPriceLocked', true)

    expect(await ask('PATCH', `v1/items/${item.id}`, manager, { price: 99 })).toMatchObject(needs('menuEdit'))
    expect(await ask('PATCH', `v1/items/${item.id}`, manager, { discountedPrice: 1 })).toMatchObject(needs('menuEdit'))
    expect(await ask('PATCH', `v1/items/${item.id}`, manager, { price: item.price, calory: 9 })).toMatchObject({
      status: 200,
    })
    expect(await ask('PATCH', `v1/items/${item.id}`, superManager, { price: 98 })).toMatchObject({ status: 200 })
    await open(manager, 'menuEdit')
    expect(await ask('PATCH', `v1/items/${item.id}`, manager, { price: 99 })).toMatchObject({ status: 200 })
  })
})

describe('a menu', () => {
  it('has switches of admins alone', async () => {
    const body = { restaurantId: 1, name, ...always }

    for (const switched of [{ hasMenuForm: false }, { isOpenTab: true }]) {
      expect(await ask('POST', 'v1/menu', manager, { ...body, ...switched })).toMatchObject({
        status: 403,
        body: { data: { permission: 'menus:guestForms' } },
      })
    }
    expect(await ask('POST', 'v1/menu', manager, body)).toMatchObject({ status: 201 })
  })

  it('of another venue is refused to those who do not work there', async () => {
    const body = { restaurantId: 2, name, ...always }

    expect(await ask('POST', 'v1/menu', manager, body)).toMatchObject({
      status: 403,
      body: { data: { reason: 'otherVenue' } },
    })
    expect(await ask('POST', 'v1/menu', admin, { ...body, restaurantId: 99 })).toMatchObject({ status: 400 })
  })
})

describe('a modifier group', () => {
  it('has a preset name, unless an admin makes one up', async () => {
    const free = { itemId: item.id, groupName: { en: 'Anything', ar: 'أي شيء' } }
    const preset = { itemId: item.id, groupName: { en: 'Size', ar: 'الحجم', de: 'Größe' } }

    expect(await ask('POST', 'v1/modifiers', manager, free)).toMatchObject({
      status: 400,
      body: { data: { fields: { groupName: 'Please select a Group Name!' } } },
    })
    expect(await ask('POST', 'v1/modifiers', manager, preset)).toMatchObject({ status: 201 })
    const made = await ask<{ id: number }>('POST', 'v1/modifiers', admin, free)
    expect(made).toMatchObject({ status: 201 })
    expect(await ask('PATCH', `v1/modifiers/${made.body.id}`, manager, { ...free, isActive: false })).toMatchObject({
      status: 200,
    })
  })
})

describe('moving a category', () => {
  const move = () => ({ restaurantId: 1, categoryId: category.id, fromMenuId: from.id, toMenuId: to.id })

  it('needs a passphrase of its own, of everybody but admins', async () => {
    await open(manager, 'menuEdit')

    expect(await ask('POST', 'v1/bulkUpdateItems', manager, move())).toMatchObject(needs('categoryMove'))
    expect(await ask('POST', 'v1/bulkUpdateItems', superManager, move())).toMatchObject(needs('categoryMove'))
    expect(await ask('PATCH', `v1/category/${category.id}`, superManager, { menuId: to.id })).toMatchObject(
      needs('categoryMove'),
    )
  })

  it('takes its items along, once, and is heard by the staff', async () => {
    await open(manager, 'categoryMove')
    const screen = await testServer.connect(orderTaker)
    const before = await list<Item>('v1/items', `&categoryId=${category.id}`)
    const last = Math.max(...(await list<Category>('v1/category', `&menuId=${to.id}`)).map(({ index }) => index))

    const answer = await ask('POST', 'v1/bulkUpdateItems', manager, move())
    const again = await ask('POST', 'v1/bulkUpdateItems', manager, move())
    const patched = await ask<Category>('PATCH', `v1/category/${category.id}`, manager, { menuId: to.id })

    expect([answer.status, again.status, patched.status]).toEqual([200, 200, 200])
    expect(patched.body).toMatchObject({ menuId: to.id, index: last + 1, itemsCount: before.length })
    const after = await list<Item>('v1/items', `&categoryId=${category.id}`)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.every(({ menuId }) => menuId === to.id)).toBe(true)
    expect(after[0]!.condimentsCount).toBe(before[0]!.condimentsCount)
    await screen.caughtUp()
    expect(screen.heard('v1/bulkUpdateItems created')).toEqual([{ ...move() }])
    expect(screen.heard('v1/category patched')).toMatchObject([{ id: category.id, menuId: to.id }])
    const form = { price: 5, menuId: from.id, version: before[0]!.version }
    expect(await ask('PATCH', `v1/items/${after[0]!.id}`, admin, form)).toMatchObject({
      status: 409,
      body: { data: { changedFields: ['menuId'] } },
    })
  })

  it('is refused when it has already moved, or would leave its venue', async () => {
    const other = (await list<Menu>('v1/menu')).find(({ id }) => id !== from.id && id !== to.id)!
    const strange = (
      await testServer.request<Menu[]>('GET', '/v1/menu?skipPaginate=true&restaurantId=2', { token: admin })
    ).body[0]!

    expect(await ask('POST', 'v1/bulkUpdateItems', admin, { ...move(), toMenuId: other.id })).toMatchObject({
      status: 409,
      body: { data: { reason: 'categoryMoved', menuId: to.id } },
    })
    expect(
      await ask('POST', 'v1/bulkUpdateItems', admin, { ...move(), fromMenuId: to.id, toMenuId: strange.id }),
    ).toMatchObject({
      status: 400,
      body: { data: { fields: { toMenuId: 'This menu doesn’t exist at this venue.' } } },
    })
    expect(await ask('POST', 'v1/bulkUpdateItems', admin, { ...move(), restaurantId: 2 })).toMatchObject({
      status: 400,
    })
    const stranger = await testServer.signIn('manager@restaurant.demo')
    expect(await ask('POST', 'v1/bulkUpdateItems', stranger, move())).toMatchObject({ status: 400 })
  })
})

function ask<T = Refused>(method: string, path: string, token: string, body?: object) {
  return testServer.request<T>(method, `/${path}`, { token, body })
}

async function open(token: string, gate: Gate): Promise<void> {
  const body = { restaurantId: 1, gate, passphrase: passphrases[gate] }
  const answer = await testServer.request('POST', '/v1/passphrase/grant', { token, body })
  expect(answer.status).toBeLessThan(300)
}

async function list<T>(path: string, query = ''): Promise<T[]> {
  return (await testServer.request<T[]>('GET', `/${path}?skipPaginate=true&restaurantId=1${query}`, { token: admin }))
    .body
}

async function setVenue(flag: string, value: boolean): Promise<void> {
  await testServer.db.many(`UPDATE venues SET "${flag}" = ? WHERE "id" = 1`, value)
}

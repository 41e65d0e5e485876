import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { CopiedMenu } from '@brigade/domain/menus/menus.copy.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { named, openBulkFixture } from '#testing/bulk-fixture.ts'
import { aPicture, upload } from '#testing/pictures.ts'
import type { TestServer } from '#testing/test-server.ts'

type Refused = {
  message: string
  data: { reason?: string; fields?: Record<string, string>; from?: string; to?: string }
}

const desk = openBulkFixture()
const { list, make } = desk
const description = { en: 'Warm', ar: 'دافئ' }

let testServer: TestServer
let admin: string
let picture: string
let item: Item

beforeAll(async () => {
  ;({ testServer, admin } = desk)
  const bytes = await aPicture({ colour: 'rgb(7, 8, 9)' }).png().toBuffer()
  const query = 'folder=item-images&restaurantId=2'
  picture = (await upload(testServer, { token: admin, bytes, query })).body.file.location
  item = await make<Item>('v1/items', {
    menuId: desk.menu.id,
    categoryId: desk.category.id,
    name: named('Lentil'),
    description,
    price: 12.5,
    isDiscountedPrice: true,
    discountedPrice: 10,
    appliedDaysForDiscountedPrice: ['Monday'],
    appliedHoursForDiscountedPrice: ['8'],
    daysAvailable: ['Friday'],
    hoursAvailable: ['9', '10'],
    posItemId: 'A1',
    images: [picture],
    tag: 'Specials',
  })
  await make('v1/condiments', { itemId: item.id, name: named('Bread'), price: 2, max: 3, posItemId: 'A2' })
  await make('v1/modifiers', {
    itemId: item.id,
    groupName: named('Size'),
    modifiersList: [{ name: named('Large'), price: 1.5, posItemId: 'A3' }],
  })
})

describe('a menu that is copied to another venue', () => {
  it('has its categories, items, sides, options, pictures, days and hours there, and no POS ids', async () => {
    const { status, body } = await copy({ restaurantId: 1, keepPrices: true })

    expect({ status, body }).toMatchObject({
      status: 200,
      body: { fromMenuId: desk.menu.id, restaurantId: 1, categories: 1, items: 1, sides: 1, modifiers: 1 },
    })
    const copied = await copyOf(body)
    expect(copied.menu).toMatchObject({ restaurantId: 1, name: named('Winter'), menuPosId: null, version: 1 })
    expect(copied.item).toMatchObject({
      restaurantId: 1,
      categoryId: copied.category.id,
      name: named('Lentil'),
      price: 12.5,
      discountedPrice: 10,
      appliedDaysForDiscountedPrice: ['Monday'],
      daysAvailable: ['Friday'],
      hoursAvailable: ['9', '10'],
      images: [picture],
      tag: 'Specials',
      posItemId: null,
    })
    expect(copied.sides).toMatchObject([{ name: named('Bread'), price: 2, posItemId: null }])
    expect(copied.groups).toMatchObject([{ modifiersList: [{ price: 1.5, posItemId: null }] }])
    expect((await testServer.request<Item>('GET', `/v1/items/${item.id}`, { token: admin })).body).toMatchObject({
      version: 1,
      price: 12.5,
      posItemId: 'A1',
      images: [picture],
    })
  })

  it('has the POS ids if that is wanted, and another name', async () => {
    const { body } = await copy({ restaurantId: 1, name: named('With keys'), withPosIds: true, keepPrices: true })
    const copied = await copyOf(body)

    expect(copied.menu.name).toEqual(named('With keys'))
    expect(copied.item.posItemId).toBe('A1')
    expect(copied.sides[0]?.posItemId).toBe('A2')
    expect(copied.groups[0]?.modifiersList[0]?.posItemId).toBe('A3')
  })

  it('is in the audit log of both venues', async () => {
    const { body } = await copy({ restaurantId: 1, name: named('Logged'), keepPrices: true })
    const entries = async (venueId: number) =>
      (
        await testServer.request<{ data: AuditEntry[] }>(
          'GET',
          `/v1/audit-log?restaurantId=${venueId}&record=menu&$limit=1`,
          { token: admin },
        )
      ).body.data[0]

    expect(await entries(1)).toMatchObject({ act: 'created', recordId: body.menuId, recordName: 'Logged' })
    expect(await entries(2)).toMatchObject({ act: 'exported', recordId: desk.menu.id, recordName: 'Winter' })
  })

  it('keeps its pictures when the first venue shows them no more', async () => {
    const { body } = await copy({ restaurantId: 1, name: named('Pictured'), keepPrices: true })
    const copied = await copyOf(body)
    await testServer.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { images: [] } })
    await testServer.app.jobs.runDue()

    expect((await testServer.request('GET', picture)).status).toBe(200)
    expect(copied.item.images).toEqual([picture])
  })

  it('is one copy for a repeated call', async () => {
    const body = { restaurantId: 1, name: named('Once'), keepPrices: true, idempotencyKey: 'copy-once' }
    const [first, second] = [await copy(body), await copy(body)]

    expect(second.body).toEqual(first.body)
    expect((await list<Menu>('v1/menu?restaurantId=1')).filter(({ name }) => name.en === 'Once')).toHaveLength(1)
  })

  it('is refused for a name that is taken there', async () => {
    await copy({ restaurantId: 1, name: named('Taken'), keepPrices: true })

    expect(await copy<Refused>({ restaurantId: 1, name: named('taken '), keepPrices: true })).toMatchObject({
      status: 400,
      body: { data: { fields: { 'name.en': expect.any(String) } } },
    })
  })

  it('asks about prices of two currencies, and refuses those that the other one can’t hold', async () => {
    const venue = await make<{ id: number }>('v1/restaurant', {
      name: 'Palm House',
      currency: 'BHD',
      timeZone: 'Asia/Dubai',
      isRestaurant: true,
    })
    const asked = await copy<Refused>({ restaurantId: venue.id })
    expect(asked).toMatchObject({ status: 409, body: { data: { reason: 'currenciesDiffer', to: 'BHD' } } })

    const { body } = await copy({ restaurantId: venue.id, keepPrices: true })
    const there = await copyOf(body)
    expect(there.item.price).toBe(12.5)
    await testServer.request('PATCH', `/v1/items/${there.item.id}`, { token: admin, body: { price: 12.125 } })
    const back = { menuId: body.menuId, restaurantId: 2, name: named('Back'), keepPrices: true }
    expect(await copy<Refused>(back)).toMatchObject({ status: 409, body: { data: { reason: 'pricesInexact' } } })
  })
})

describe('who may copy a menu', () => {
  it.each(staffRoles)('%s, as their rights and venues say', async (role) => {
    const place = ['admin', 'organization', 'supermanager'].includes(role) ? 'brigade' : 'restaurant'
    const token = await testServer.signIn(`${role.toLowerCase()}@${place}.demo`)
    const answer = await copy<Refused>({ restaurantId: 1, name: named(`By ${role}`), keepPrices: true }, token)

    if (!can({ role }, 'menus:write'))
      expect(answer).toMatchObject({ status: 403, body: { data: { reason: 'permission' } } })
    else if (can({ role }, 'venues:all')) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 403, body: { data: { reason: 'otherVenue' } } })
  })

  it('nobody without a sign-in, and nobody the menu of another venue', async () => {
    const stranger = await testServer.signIn('manager@hotel.demo')

    expect((await copy({ restaurantId: 1 }, '')).status).toBe(401)
    expect(await copy<Refused>({ restaurantId: 1 }, stranger)).toMatchObject({
      status: 400,
      body: { data: { fields: { menuId: expect.any(String) } } },
    })
  })
})

type Copying = { menuId?: number; restaurantId: number; [field: string]: unknown }

function copy<T = CopiedMenu>(body: Copying, token = admin) {
  return testServer.request<T>('POST', '/v1/copy/menu', { token, body: { menuId: desk.menu.id, ...body } })
}

async function copyOf({ menuId }: CopiedMenu) {
  const { body: menu } = await testServer.request<Menu>('GET', `/v1/menu/${menuId}`, { token: admin })
  const [category] = (await list<Category>(`v1/category?menuId=${menuId}`)) as [Category]
  const [copied] = (await list<Item>(`v1/items?menuId=${menuId}`)) as [Item]
  return {
    menu,
    category,
    item: copied,
    sides: await list<Side>(`v1/condiments?itemId=${copied.id}`),
    groups: await list<ModifierGroup>(`v1/modifiers?itemId=${copied.id}`),
  }
}

import type { Item, ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type Guest, noon, startTestServer, type TestServer } from '#testing/test-server.ts'

const title = { en: 'Happy hour', ar: 'ساعة السعادة' }
const dish = 'Wild Mushroom Risotto'
const needed = { status: 403, body: { data: { reason: 'passphraseNeeded', gate: 'menuEdit' } } }

let testServer: TestServer
let admin: string
let marketing: string
let guest: Guest
let itemId: number
let otherId: number
let price: number

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => noon })
  admin = await testServer.signIn('admin@brigade.demo')
  marketing = await testServer.signIn('marketing@hotel.demo')
  guest = await testServer.guestAt('Room 207')
  itemId = await testServer.itemCalled(dish)
  const items = (await call<Item[]>('GET', '/v1/items?restaurantId=1&skipPaginate=true')).body
  price = items.find(({ id }) => id === itemId)!.price
  otherId = items.find((item) => item.id !== itemId && item.price > 10 && item.isActive)!.id
})

beforeEach(async () => {
  await setVenue({ isPassphrase: false, isPriceLocked: false, isDiscountedPrice: true, isPOSIntegrated: false })
  for (const { id } of (await call<Promotion[]>('GET', '/v1/marketing?restaurantId=1&skipPaginate=true')).body) {
    await call('DELETE', `/v1/marketing/${id}`)
  }
})

afterAll(() => testServer.close())

describe('the passphrase of a venue', () => {
  it('that asks for it at edits of its menu is needed for every change of a promotion, as for one of an item', async () => {
    const { body: made } = await create({ items: [{ itemId }] })
    await setVenue({ isPassphrase: true })

    expect(await create({ items: [{ itemId, price: 1 }] }, marketing)).toMatchObject({ status: 400 })
    expect(await create({ items: [{ itemId: otherId, price: 1 }] }, marketing)).toMatchObject(needed)
    expect(await patch(made.id, { items: [{ itemId, price: 1 }] }, marketing)).toMatchObject(needed)
    expect(await patch(made.id, { title: { en: 'Happier' } }, marketing)).toMatchObject(needed)
    expect(await call('DELETE', `/v1/marketing/${made.id}`, undefined, marketing)).toMatchObject(needed)

    const grant = { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' }
    expect(await call('GET', '/v1/passphrase/1', undefined, marketing)).toMatchObject({ status: 200 })
    expect(await call('POST', '/v1/passphrase/grant', grant, marketing)).toMatchObject({ status: 200 })
    expect(await patch(made.id, { items: [{ itemId, price: 1 }] }, marketing)).toMatchObject({ status: 200 })
    await testServer.db.write(() => run('DELETE FROM passphrase_grants'))
  })

  it('that locks its prices is needed for what makes an item cheaper, and for nothing else', async () => {
    const two = [
      { itemId, price: 5 },
      { itemId: otherId, percentage: 10 },
    ]
    const { body: made } = await create({ items: two, hoursAvailable: ['12', '13'] })
    await setVenue({ isPriceLocked: true })

    expect(await patch(made.id, { hoursAvailable: ['12', '13', '14'] }, marketing)).toMatchObject(needed)
    expect(await patch(made.id, { items: [{ itemId, price: 4 }] }, marketing)).toMatchObject(needed)
    expect(await patch(made.id, { title: { en: 'Happier' } }, marketing)).toMatchObject({ status: 200 })
    expect(await patch(made.id, { items: two.toReversed() }, marketing)).toMatchObject({ status: 200 })
    expect(await patch(made.id, { hoursAvailable: ['12'] }, marketing)).toMatchObject({ status: 200 })
    expect(await patch(made.id, { items: [{ itemId, price: 6 }] }, marketing)).toMatchObject({ status: 200 })
    expect(await patch(made.id, { isActive: false }, marketing)).toMatchObject({ status: 200 })
    expect(await patch(made.id, { isActive: true }, marketing)).toMatchObject(needed)
  })

  it('can be tried by the role for marketing at the gate of menus alone', async () => {
    const body = { restaurantId: 1, gate: 'staffAccess', passphrase: 'brigade-staff' }

    expect(await call('POST', '/v1/passphrase/grant', body, marketing)).toMatchObject({ status: 403 })
  })
})

describe('an item whose choice of options would cost less than nothing', () => {
  it('is refused when a paused or scheduled promotion gets its price', async () => {
    const { body: made } = await create({ isActive: false, items: [{ itemId: otherId, price: 5 }] })
    const option = { name: title, price: -8 }
    const group = await call<ModifierGroup>('POST', '/v1/modifiers', {
      itemId: otherId,
      groupName: { en: 'Less', ar: 'أقل' },
      modifiersList: [option],
    })
    expect(group.status).toBe(201)
    const refused = { status: 400, body: { data: { codes: { 'items.0.price': 'lineBelowZero' } } } }

    expect(await patch(made.id, { isActive: true })).toMatchObject(refused)
    expect(await patch(made.id, { title: { en: 'Happier' } })).toMatchObject({ status: 200 })
    await call('PATCH', `/v1/modifiers/${group.body.id}`, { isActive: false })
    expect(await patch(made.id, { isActive: true })).toMatchObject({ status: 200 })
  })
})

describe('guests', () => {
  it('are told what they pay: only items on the menu, and only prices that are charged', async () => {
    await create({ items: [{ itemId, price: 5 }, { itemId: otherId }] })
    expect(await running()).toMatchObject([{ items: [{ itemId, price: 5 }, { itemId: otherId }] }])

    await call('PATCH', `/v1/items/${otherId}`, { isActive: false })
    expect(await running()).toMatchObject([{ items: [{ itemId, price: 5, percentage: null }] }])
    await call('PATCH', `/v1/items/${otherId}`, { isActive: true })

    await setVenue({ isDiscountedPrice: false })
    expect(await running()).toMatchObject([{ items: [{ itemId, price: null }, { itemId: otherId }] }])
    await setVenue({ isDiscountedPrice: true })

    await call('PATCH', `/v1/items/${itemId}`, { price: 4 })
    expect(await running()).toMatchObject([{ items: [{ itemId, price: null }, { itemId: otherId }] }])
    await call('PATCH', `/v1/items/${itemId}`, { price })
  })

  it('get the order and the filter that they ask for', async () => {
    const first = (await create({ items: [{ itemId }] })).body
    const second = (await create({ items: [{ itemId: otherId }] })).body

    expect(await running('&$sort[index]=-1')).toMatchObject([{ id: second.id }, { id: first.id }])
    expect(await running('&$sort[id]=1')).toMatchObject([{ id: first.id }, { id: second.id }])
    expect(await running('&isActive=false')).toEqual([])
    expect(await running('&isActive=true')).toHaveLength(2)
  })
})

describe('a promotion that is over', () => {
  it('is edited though its items are in another one, and needs them only to run again', async () => {
    const { body: made } = await create({ lastDay: '2026-03-03', items: [{ itemId, price: 5 }] })
    const { body: other } = await create({ items: [{ itemId, price: 6 }] })

    expect(await patch(made.id, { title: { en: 'It was happy' } })).toMatchObject({ status: 200 })
    expect(await patch(made.id, { lastDay: '2026-03-31' })).toMatchObject({
      status: 400,
      body: { data: { codes: { 'items.0.itemId': 'itemTaken' } } },
    })
    expect(await item()).toMatchObject({ marketingId: other.id, promotion: { price: 6 } })
  })

  it('runs again with its prices where the clock of the venue is set back, and takes none of others', async () => {
    const two = [
      { itemId, price: 5 },
      { itemId: otherId, price: 6 },
    ]
    const { body: made } = await create({ lastDay: '2026-03-03', items: two })
    expect(await item()).toMatchObject({ marketingId: null, promotion: null })
    const { body: other } = await create({ items: [{ itemId: otherId, percentage: 5 }] })

    await changeVenue({ timeZone: 'Pacific/Honolulu' })

    expect(await item()).toMatchObject({ marketingId: made.id, promotion: { price: 5 } })
    expect((await call<Item>('GET', `/v1/items/${otherId}`)).body).toMatchObject({ marketingId: other.id })
    await changeVenue({ timeZone: 'Asia/Dubai' })
    expect(await item()).toMatchObject({ marketingId: null, promotion: null })
  })
})

it('a percentage with more than two decimals is refused, whether it would count now or not', async () => {
  const { body: made } = await create({ items: [{ itemId, percentage: 10 }] })

  for (const percentage of [12.345, 1e-7]) {
    const refused = { status: 400, body: { data: { codes: { 'items.0.percentage': 'percentageInvalid' } } } }
    for (const isActive of [true, false]) {
      expect(await create({ isActive, items: [{ itemId: otherId, percentage }] })).toMatchObject(refused)
      expect(await patch(made.id, { isActive, items: [{ itemId, percentage }] })).toMatchObject(refused)
    }
  }
})

it('a change that changes nothing gives items their terms again', async () => {
  const { body: made } = await create({ items: [{ itemId, price: 5 }] })
  await testServer.db.write(() =>
    run('UPDATE items SET "marketingId" = NULL, "promotion" = NULL WHERE "id" = ?', itemId),
  )

  expect(await patch(made.id, { isActive: true })).toMatchObject({ status: 200, body: { version: made.version } })

  expect(await item()).toMatchObject({ marketingId: made.id, promotion: { price: 5 } })
})

it('changes of others are noted for the admin, with the prices that they make', async () => {
  const { body: made } = await create({ items: [{ itemId, price: 5 }] }, marketing)
  expect(await item()).toMatchObject({ updatedBy: 'Sofia Petrova', updatedAt: noon.toISOString() })
  await patch(made.id, { isActive: false }, marketing)
  await call('DELETE', `/v1/marketing/${made.id}`, undefined, marketing)

  const asked = '/v1/admin-notifications?$sort[id]=-1&$limit=3'
  const { data } = (await call<{ data: AdminNotification[] }>('GET', asked)).body
  const named = { entity: 'promotion', entityName: 'Happy hour' }
  expect(data).toMatchObject([
    { ...named, action: 'deleted' },
    { ...named, action: 'updated', message: expect.stringContaining(`(${dish}: AED 5.00 → ${price.toFixed(2)})`) },
    { ...named, action: 'created', message: expect.stringContaining(`(${dish}: AED ${price.toFixed(2)} → 5.00)`) },
  ])
})

async function setVenue(settings: Record<string, string | boolean>): Promise<void> {
  const names = Object.keys(settings).map((name) => `"${name}" = ?`)
  await testServer.db.write(() =>
    run(`UPDATE venues SET ${names.join(', ')} WHERE "id" = 1`, ...Object.values(settings)),
  )
}

async function changeVenue(body: object): Promise<void> {
  expect((await call('PATCH', '/v1/restaurant/1', body)).status).toBe(200)
}

async function running(query = ''): Promise<Promotion[]> {
  return (await call<Promotion[]>('GET', `/v1/marketing?skipPaginate=true${query}`, undefined, guest.token)).body
}

async function item(): Promise<Item> {
  return (await call<Item>('GET', `/v1/items/${itemId}`)).body
}

function create(body: object, token?: string) {
  return call<Promotion>('POST', '/v1/marketing', { restaurantId: 1, title, ...body }, token)
}

function patch(id: number, body: object, token?: string) {
  return call<Promotion>('PATCH', `/v1/marketing/${id}`, body, token)
}

function call<T>(method: string, path: string, body?: object, token = admin) {
  return testServer.request<T>(method, path, { token, ...(body && { body }) })
}

import { can } from '@brigade/domain/access/permissions.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { freeItems } from './free-items.ts'
import { demoAccounts } from '#seeds/accounts.ts'
import { type Guest, noon, startTestServer, type TestServer } from '#testing/test-server.ts'

type Refused = { data: { reason: string; fields: Record<string, string>; codes: Record<string, string> } }

const title = { en: 'Happy hour', ar: 'ساعة السعادة' }
const dish = 'Wild Mushroom Risotto'

let testServer: TestServer
let marketing: string
let waiter: string
let guest: Guest
let itemId: number
let price: number
let now = noon

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  await testServer.db.write(() => run('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', false))
  marketing = await testServer.signIn('marketing@hotel.demo')
  waiter = await testServer.signIn('waiter@hotel.demo')
  guest = await testServer.guestAt('Room 207')
  itemId = await testServer.itemCalled(dish)
  price = (await item()).price
})

beforeEach(async () => {
  now = noon
  for (const { id } of await list()) await call('DELETE', `/v1/marketing/${id}`)
})

afterAll(() => testServer.close())

describe('a promotion', () => {
  it('makes its items cheaper at its hours, for guests and staff, and orders keep what they were sold at', async () => {
    const screen = await testServer.connect(marketing)
    const { body: made } = await create({ hoursAvailable: ['12'], items: [{ itemId, percentage: 25 }] })
    await screen.caughtUp()
    expect(screen.heard('v1/marketing created')).toEqual([made])
    expect(screen.heard('v1/items patched')).toMatchObject([{ id: itemId, marketingId: made.id }])
    const cheaper = (price * 3) / 4

    const placed = await order({ price: cheaper })
    expect(placed).toMatchObject({ status: 201, body: { cart: [{ price: cheaper, basePrice: price }] } })
    expect(placed.body.cart[0]).toMatchObject({ discounted: true, marketingId: made.id })
    expect(placed.body.placeHolderPrice).toBe(price)

    now = new Date('2026-03-04T08:59:59.000Z')
    expect(await order({ price: cheaper })).toMatchObject({ status: 201 })
    now = new Date('2026-03-04T09:00:00.000Z')
    const late = await order({ price: cheaper })
    expect(late).toMatchObject({ status: 409, body: { data: { fields: { 'cart.0.price': expect.any(String) } } } })
    expect(await order({ price })).toMatchObject({ status: 201, body: { cart: [{ price, discounted: false }] } })

    const changed = await testServer.request<Order>('PATCH', `/v1/order/${placed.body.id}`, {
      token: waiter,
      body: {
        version: placed.body.version,
        cart: [
          { itemId, itemQty: 1, price: cheaper, comment: 'Hot' },
          { itemId, itemQty: 1, comment: 'New' },
        ],
      },
    })
    expect(changed).toMatchObject({ status: 200, body: { cart: [{ price: cheaper }, { price }] } })
  })

  it('is read by guests while it runs, and its terms are in the menu of staff alone', async () => {
    const { body: made } = await create({ hoursAvailable: ['12'], items: [{ itemId, price: 1 }] })
    await create({ isActive: false, items: [] })
    await create({ items: [] })

    const asGuest = () =>
      testServer.request<Promotion[]>('GET', '/v1/marketing?skipPaginate=true', { token: guest.token })
    expect((await asGuest()).body).toEqual([{ ...made, updatedBy: null }])
    const itemOf = async (token: string) => {
      const { menus } = (await testServer.request<WholeMenu>('GET', '/v1/whole-menu', { token })).body
      const items = menus.flatMap((each) => [...each.items, ...each.categories.flatMap(({ items: of }) => of)])
      return items.find(({ id }) => id === itemId)
    }
    const terms = { price: 1, percentage: null, firstDay: null, lastDay: null, hoursAvailable: ['12'] }
    expect(await itemOf(waiter)).toMatchObject({ marketingId: made.id, promotion: terms })
    expect(await itemOf(guest.token)).toMatchObject({ promotion: null })
    expect(await item(guest.token)).toMatchObject({ promotion: null })

    now = new Date('2026-03-04T09:00:00.000Z')
    expect((await asGuest()).body).toEqual([])
    expect((await testServer.request('GET', `/v1/marketing/${made.id}`, { token: guest.token })).status).toBe(404)
  })

  it('loses an item that is deleted', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    const text = { en: 'Short-lived', ar: 'قصير' }
    const times = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
    const body = { menuId: 1, categoryId: 1, name: text, description: text, price: 9, posItemId: '9', ...times }
    const added = await testServer.request<Item>('POST', '/v1/items', { token: admin, body })
    const { body: made } = await create({ items: [{ itemId: added.body.id }, { itemId, price: 1 }] })

    await testServer.request('DELETE', `/v1/items/${added.body.id}`, { token: admin })

    const { body: left } = await call<Promotion>('GET', `/v1/marketing/${made.id}`)
    expect(left).toMatchObject({ items: [{ itemId }], version: 2 })
  })

  it.each<[body: object, field: string]>([
    [{ title: { en: 'x' } }, 'title.ar'],
    [{ lastDay: '2026-02-30' }, 'lastDay'],
    [{ hoursAvailable: ['24'] }, 'hoursAvailable.0'],
    [{ items: [{ itemId: 999_999 }] }, 'items.0.itemId'],
    [{ items: [{ itemId: 34, price: -1 }] }, 'items.0.price'],
    [{ items: [{ itemId: 34, price: 100_000 }] }, 'items.0.price'],
    [{ items: [{ itemId: 34, percentage: 101 }] }, 'items.0.percentage'],
    [{ restaurantId: 2 }, 'restaurantId'],
    [{ marketingId: 2 }, 'marketingId'],
  ])('refuses %j at its field', async (body, field) => {
    const answer = await create(body)

    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as unknown as Refused).data.fields)).toEqual([field])
  })

  it('refuses an item of another venue and one of another promotion', async () => {
    const [elsewhere] = (
      await testServer.request<Item[]>('GET', '/v1/items?restaurantId=2&skipPaginate=true', {
        token: await testServer.signIn('admin@brigade.demo'),
      })
    ).body
    const foreign = await create({ items: [{ itemId: elsewhere!.id }] })
    expect(foreign).toMatchObject({ status: 400, body: { data: { codes: { 'items.0.itemId': 'itemUnknown' } } } })

    await create({ items: [{ itemId, price: 1 }] })
    expect(await create({ items: [{ itemId }] })).toMatchObject({
      status: 400,
      body: {
        data: { codes: { 'items.0.itemId': 'itemTaken' }, params: { 'items.0.itemId': { name: 'Happy hour' } } },
      },
    })
  })

  it('needs the passphrase for a price where the venue locks prices, and not for its texts', async () => {
    const { body: made } = await create({ items: [{ itemId }] })
    await testServer.db.write(() => run('UPDATE venues SET "isPriceLocked" = ? WHERE "id" = 1', true))

    expect(await patch(made.id, { items: [{ itemId, price: 1 }] })).toMatchObject({
      status: 403,
      body: { data: { reason: 'passphraseNeeded', gate: 'menuEdit' } },
    })
    expect(await patch(made.id, { title: { en: 'Happier' } })).toMatchObject({ status: 200 })
    await testServer.db.write(() => run('UPDATE venues SET "isPriceLocked" = ? WHERE "id" = 1', false))
  })

  it('is changed from its current version only, and sorted in one call', async () => {
    const [first, second] = [(await create({})).body, (await create({})).body]

    expect(await patch(first.id, { title: { en: 'New' }, version: 1 })).toMatchObject({ status: 200 })
    expect(await patch(first.id, { title: { en: 'Newer' }, version: 1 })).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', current: { id: first.id } } },
    })
    const ids = [second.id, first.id]
    expect((await call('POST', '/v1/sort/marketing', { restaurantId: 1, ids })).body).toEqual({ restaurantId: 1, ids })
    expect((await list()).map(({ id }) => id)).toEqual(ids)
    expect((await call('POST', '/v1/sort/marketing', { restaurantId: 1, ids: [first.id] })).status).toBe(409)
  })
})

it.each(demoAccounts.map(({ email, role, venueId }) => [role, venueId ?? 'all', email] as const))(
  'promotions are for those who write them: %s of %s',
  async (role, venueId, email) => {
    const token = await testServer.signIn(email)
    const { id } = (await create({})).body
    const here = (other: number) => (venueId === 'all' || venueId === 1 ? 200 : other)
    const may = (other: number) => (can({ role }, 'promotions:write') ? here(other) : 403)

    expect((await call('GET', '/v1/marketing?restaurantId=1', undefined, token)).status).toBe(may(403))
    expect((await call('GET', `/v1/marketing/${id}`, undefined, token)).status).toBe(may(404))
    expect((await patch(id, { isActive: false }, token)).status).toBe(may(404))
    expect((await call('DELETE', `/v1/marketing/${id}`, undefined, token)).status).toBe(may(404))
  },
)

// It comes last: sessions of the day before have ended.
it('a promotion that is paused, over or deleted has no price, and frees its items when it is over or deleted', async () => {
  const { body: made } = await create({ items: [{ itemId, price: 1 }] })

  await patch(made.id, { isActive: false })
  expect(await item()).toMatchObject({ marketingId: made.id, promotion: null })
  expect(await order({ price })).toMatchObject({ status: 201 })
  await patch(made.id, { isActive: true, lastDay: '2026-03-04' })
  expect(await order({ price: 1 })).toMatchObject({ status: 201 })

  now = new Date('2026-03-05T08:00:00.000Z')
  const { body: session } = await testServer.request<{ accessToken: string }>('POST', '/v1/authentication', {
    body: { strategy: 'local', email: 'marketing@hotel.demo', password: 'brigade-demo' },
  })
  const tomorrow = session.accessToken
  const body = { tableId: 1, cart: [{ itemId, itemQty: 1, price }] }
  expect(await testServer.place('brigade-demo-payments-1', body)).toMatchObject({ status: 201 })
  const next = { restaurantId: 1, title, items: [{ itemId, price: 2 }] }
  const { body: other } = await call<Promotion>('POST', '/v1/marketing', next, tomorrow)
  expect(await item(tomorrow)).toMatchObject({ marketingId: other.id })
  expect(await patch(made.id, { lastDay: null }, tomorrow)).toMatchObject({
    status: 400,
    body: { data: { codes: { 'items.0.itemId': 'itemTaken' } } },
  })
  await patch(other.id, { lastDay: '2026-03-05' }, tomorrow)

  await freeItems(testServer.app, now)
  expect(await item(tomorrow)).toMatchObject({ marketingId: other.id })
  await freeItems(testServer.app, new Date('2026-03-05T20:00:00.000Z'))
  expect(await item(tomorrow)).toMatchObject({ marketingId: null, promotion: null })
})

function create(body: object) {
  return call<Promotion>('POST', '/v1/marketing', { restaurantId: 1, title, ...body })
}

function patch(id: number, body: object, token?: string) {
  return call<Promotion>('PATCH', `/v1/marketing/${id}`, body, token)
}

async function list(): Promise<Promotion[]> {
  return (await call<Promotion[]>('GET', '/v1/marketing?restaurantId=1&skipPaginate=true')).body
}

async function item(token?: string): Promise<Item> {
  return (await call<Item>('GET', `/v1/items/${itemId}`, undefined, token)).body
}

function order(line: object) {
  return testServer.place(guest.token, { cart: [{ itemId, itemQty: 1, ...line }] })
}

function call<T = Refused>(method: string, path: string, body?: object, token = marketing) {
  return testServer.request<T>(method, path, { token, ...(body && { body }) })
}

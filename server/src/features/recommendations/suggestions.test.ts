import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { GuestDialogs } from '@brigade/domain/recommendations/dialogs.schema.ts'
import type { RecommendationCount, Suggestion } from '@brigade/domain/recommendations/suggestions.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { itemizeOrders } from '#features/orders/lines/itemize-orders.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type Guest, noon, startTestServer, type TestServer } from '#testing/test-server.ts'
import { countEveryVenue, countSuggestions } from './count-suggestions.job.ts'

type Refused = { data: { reason: string; fields: Record<string, string> } }

let testServer: TestServer
let manager: string
let guest: Guest
let soup: number
let tea: number
let now = noon

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  await testServer.db.write(() => run('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', false))
  manager = await testServer.signIn('manager@hotel.demo')
  guest = await testServer.guestAt('Room 207')
  soup = await testServer.itemCalled('Red Lentil Soup')
  tea = await testServer.itemCalled('English Breakfast')
})

beforeEach(async () => {
  now = new Date(now.getTime() + 120_000)
  await testServer.db.write(function* () {
    yield* run('DELETE FROM recommendation_suggestions')
    yield* run('DELETE FROM order_lines')
    yield* run('DELETE FROM order_events')
  })
})

afterAll(() => testServer.close())

describe('a count', () => {
  it('proposes items that are ordered together more often than by chance, and nothing else', async () => {
    await placeTimes(6, [soup, tea])
    await placeTimes(60, [await testServer.itemCalled('Caesar Salad')])

    await count()

    const [pair, ...others] = await suggestions('&kind=pair')
    expect(others).toEqual([])
    expect(pair).toMatchObject({
      together: 6,
      ofOrders: 66,
      support: 0.0909,
      confidence: 1,
      lift: 11,
      status: 'open',
      dialog: null,
      earnedOrders: null,
    })
    expect([pair!.itemId, pair!.recommendedItemId].toSorted(byNumber)).toEqual([soup, tea].toSorted(byNumber))
    const state = (await call<{ data: RecommendationCount[] }>('GET', 'recommendation-counts?restaurantId=1')).body
    expect(state.data).toMatchObject([{ id: 1, orders: 66, countedAt: now.toISOString() }])
  })

  it('leaves out cancelled and test orders', async () => {
    const placed = await placeTimes(5, [soup, tea])
    await placeTimes(60, [await testServer.itemCalled('Caesar Salad')])
    const token = await testServer.signIn('manager@hotel.demo')
    for (const tested of [1, 2]) {
      const body = { tableId: guest.tableId, cart: [line(soup), line(tea)] }
      expect([tested, (await call('POST', 'test/order', body)).status]).toEqual([tested, 201])
    }
    const last = placed.at(-1)!
    const cancelled = await testServer.request('PATCH', `/v1/order/${last.id}`, {
      token,
      body: { status: 'cancelled', cancelReason: 'Guest left' },
    })
    expect(cancelled.status).toBe(200)

    await count()

    expect(await suggestions('&kind=pair')).toEqual([])
  })

  it('forgets orders from before the last 90 business days', async () => {
    const orders = await placeTimes(6, [soup, tea])
    await placeTimes(60, [await testServer.itemCalled('Caesar Salad')])
    const old = new Date(now.getTime() - 91 * 86_400_000).toISOString()
    await testServer.db.write(() => run('UPDATE orders SET "createdAt" = ? WHERE "id" = ?', old, orders[0]!.id))

    await count()

    expect(await suggestions('&kind=pair')).toMatchObject([{ together: 5, ofOrders: 65 }])
  })

  it('names items without a tag that go with a dialog', async () => {
    const fondant = await testServer.itemCalled('Warm Chocolate Fondant')
    await placeTimes(6, [tea, fondant])
    await placeTimes(60, [await testServer.itemCalled('Caesar Salad')])

    await count()

    expect(await suggestions('&kind=tag')).toMatchObject([
      { recommendedItemId: tea, dialog: 'dessert', itemId: null, together: 6, otherOrders: 6, recommendedOrders: 6 },
    ])
  })

  it('is not begun twice, and each day for every venue that sells', async () => {
    const first = await call<RecommendationCount>('POST', 'count/recommendations', { restaurantId: 1 })
    now = new Date(now.getTime() + 1_000)
    const second = await call<RecommendationCount>('POST', 'count/recommendations', { restaurantId: 1 })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    await countSuggestions.run({ restaurantId: 1 }, testServer.app)

    await placeTimes(1, [soup])
    await countEveryVenue(testServer.app)
    const waiting = await testServer.db.many<{ restaurantId: number }>(
      `SELECT "restaurantId" FROM jobs WHERE "kind" = 'recommendations:countOrders' ORDER BY "id" DESC LIMIT 1`,
    )
    expect(waiting).toEqual([{ restaurantId: 1 }])
    await countSuggestions.run({ restaurantId: 1 }, testServer.app)
    const elsewhere = await call<Refused>('POST', 'count/recommendations', { restaurantId: 2 })
    expect(elsewhere).toMatchObject({ status: 400, body: { data: { fields: { restaurantId: expect.any(String) } } } })
  })
})

describe('an accepted pair', () => {
  it('is shown to guests, and says what it has earned since', async () => {
    const pair = await aPair()

    const accepted = await decide(pair, 'accept')
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted', decidedBy: expect.any(String) } })
    const { itemId, recommendedItemId } = pair
    expect((await dialogs()).pairs).toEqual([{ itemId, recommendedItemId }])

    await count()
    expect(await suggestions('&status=accepted')).toMatchObject([{ earnedOrders: 0, earnedRevenue: 0 }])
    const placed = await placeTimes(2, [soup, tea])
    await placeTimes(3, [recommendedItemId])
    await count()
    const revenue = placed
      .flatMap(({ cart }) => cart)
      .filter((each) => each.itemId === recommendedItemId)
      .reduce((sum, each) => sum + each.totalPrice, 0)
    expect(await suggestions('&status=accepted')).toMatchObject([{ earnedOrders: 2, earnedRevenue: revenue }])

    const log = await testServer.db.one<{ record: string; recordName: string }>(
      `SELECT "record", "recordName" FROM audit_log ORDER BY "id" DESC LIMIT 1`,
    )
    expect(log).toMatchObject({ record: 'recommendationSuggestion', recordName: expect.stringContaining(' + ') })
  })

  it('is shown no longer once it is stopped', async () => {
    const pair = await aPair()
    const accepted = await decide(pair, 'accept')

    const stopped = await decide(accepted.body as Suggestion, 'dismiss')

    expect(stopped).toMatchObject({ status: 200, body: { status: 'dismissed' } })
    expect((await dialogs()).pairs).toEqual([])
  })

  it('is decided once: a colleague gets the decision', async () => {
    const pair = await aPair()
    await decide(pair, 'dismiss')

    const late = await decide(pair, 'accept')

    expect(late).toMatchObject({
      status: 409,
      body: { data: { reason: 'suggestionDecided', current: { status: 'dismissed' } } },
    })
    const elsewhere = await testServer.signIn('manager@restaurant.demo')
    const foreign = await testServer.request('POST', '/v1/decide/recommendation-suggestion', {
      token: elsewhere,
      body: { id: pair.id, decision: 'reopen' },
    })
    expect(foreign.status).toBe(404)
  })

  it('stays accepted while a count is stored', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = await aPair()
      const [accepted] = await Promise.all([decide(pair, 'accept'), count()])
      expect(accepted.status).toBe(200)
      expect(await suggestions('&kind=pair')).toMatchObject([{ status: 'accepted' }])
      await testServer.db.write(() => run('DELETE FROM recommendation_suggestions'))
    }
  })

  it('needs the passphrase of the menu', async () => {
    const pair = await aPair()
    await testServer.db.write(() => run('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', true))

    expect((await decide(pair, 'accept')).status).toBe(403)
    expect((await decide(pair, 'dismiss')).status).toBe(200)

    await testServer.db.write(() => run('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', false))
  })
})

describe('a dismissed suggestion', () => {
  it('comes back only if its numbers change much', async () => {
    const pair = await aPair()
    await decide(pair, 'dismiss')

    await placeTimes(3, [soup, tea])
    await count()
    expect(await suggestions('&status=open&kind=pair')).toEqual([])
    expect(await suggestions('&status=dismissed')).toMatchObject([{ together: 6 }])

    await placeTimes(3, [soup, tea])
    await count()
    expect(await suggestions('&status=open&kind=pair')).toMatchObject([{ id: pair.id, together: 12 }])
  })

  it('can be opened again', async () => {
    const pair = await aPair()
    const dismissed = await decide(pair, 'dismiss')

    const open = await decide(dismissed.body as Suggestion, 'reopen')

    expect(open).toMatchObject({ status: 200, body: { status: 'open', decidedAt: null, decidedBy: null } })
  })
})

describe('an accepted tag', () => {
  it('tags the item by its own rules, and is counted with the items of the dialog', async () => {
    const fondant = await testServer.itemCalled('Warm Chocolate Fondant')
    await placeTimes(6, [tea, fondant])
    await placeTimes(60, [await testServer.itemCalled('Caesar Salad')])
    await count()
    const [tag] = await suggestions('&kind=tag')
    const [drink] = (await call<{ data: { id: number }[] }>('GET', 'recom-main-option?dialog=drink')).body.data
    const [still] = (await call<{ data: { id: number }[] }>('GET', `recom-sub-option?mainOptionId=${drink!.id}`)).body
      .data

    const bare = await decide(tag!, 'accept')
    expect(Object.keys((bare.body as Refused).data.fields)).toEqual(['recommendationCategory'])
    const chosen = { recommendationCategory: 'drink', mainOptionId: [drink!.id], subOptionId: [still!.id] }
    const wrong = await decide(tag!, 'accept', { ...chosen, mainOptionId: [1] })
    expect(wrong.status).toBe(400)
    const accepted = await decide(tag!, 'accept', chosen)

    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted' } })
    expect((await call<Item>('GET', `items/${tea}`)).body).toMatchObject(chosen)
    await placeTimes(1, [tea, fondant])
    await placeTimes(1, [tea])
    await count()
    expect(await suggestions('&status=accepted')).toMatchObject([{ earnedOrders: 1 }])
    const none = { recommendationCategory: 'none', mainOptionId: [], subOptionId: [] }
    await call('PATCH', `items/${tea}`, none)
  })
})

function byNumber(one: number | null, other: number | null): number {
  return Number(one) - Number(other)
}

/** Counts a pair of soup and tea, which six orders have. */
async function aPair(): Promise<Suggestion> {
  await placeTimes(6, [soup, tea])
  await placeTimes(60, [await testServer.itemCalled('Caesar Salad')])
  await count()
  return (await suggestions('&kind=pair'))[0]!
}

function line(itemId: number) {
  return { itemId, itemQty: 1 }
}

async function placeTimes(times: number, itemIds: readonly number[]): Promise<Order[]> {
  now = new Date(now.getTime() + 1_000)
  const placed: Order[] = []
  for (let time = 0; time < times; time += 1) {
    const answer = await testServer.place(guest.token, { cart: itemIds.map(line) })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    placed.push(answer.body)
  }
  return placed
}

/** Counts as the job does, once the lines of the placed orders are rows. */
async function count(): Promise<void> {
  now = new Date(now.getTime() + 61_000)
  await itemizeOrders(testServer.db, now)
  await testServer.db.write(function* () {
    yield* run(
      `INSERT INTO recommendation_counts ("id", "restaurantId", "requestedAt", "countedAt", "orders") VALUES (1, 1, NULL, NULL, 0)
       ON CONFLICT ("id") DO NOTHING`,
    )
  })
  await countSuggestions.run({ restaurantId: 1 }, testServer.app)
}

async function suggestions(query: string): Promise<Suggestion[]> {
  const path = `recommendation-suggestions?restaurantId=1&skipPaginate=true${query}`
  return (await call<Suggestion[]>('GET', path)).body
}

function decide({ id, version }: Suggestion, decision: string, more: object = {}) {
  return call('POST', 'decide/recommendation-suggestion', { id, decision, version, ...more })
}

async function dialogs(): Promise<GuestDialogs> {
  return (await testServer.request<GuestDialogs>('GET', '/v1/recommendations', { token: guest.token })).body
}

function call<T = object>(method: string, path: string, body?: object) {
  return testServer.request<T>(method, `/v1/${path}`, { token: manager, ...(body && { body }) })
}

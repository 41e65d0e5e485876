import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pauseOrdersPath, resumeOrdersPath } from '@brigade/domain/venues/pausing.api.ts'
import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { ListedVenue } from '@brigade/domain/venues/venues.rows.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type Guest, noon, type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

const changed = 'v1/restaurant patched'
const minuteMs = 60_000

let testServer: TestServer
let now = noon
let guest: Guest
let risotto: number

beforeEach(async () => {
  now = noon
  testServer = await startTestServer({}, { now: () => now })
  guest = await testServer.guestAt('Room 204')
  risotto = await testServer.itemCalled('Wild Mushroom Risotto')
})

afterEach(() => testServer.close())

describe('pausing ordering', () => {
  it('says until when, and refuses guests with the end on the venue’s clock', async () => {
    const { status, body } = await pause('manager@hotel.demo', { minutes: 15 })

    expect(status).toBe(200)
    expect(body.orderPauses).toEqual([
      { menuId: null, menuName: null, since: at(0), until: at(15), pausedBy: 'Layla Haddad' },
    ])
    expect(await order(guest.token)).toMatchObject({
      status: 422,
      body: {
        message: 'Ordering is paused until 12:15.',
        data: {
          reason: 'orderingPaused',
          codes: { restaurantId: 'orderingPaused' },
          params: { restaurantId: { until: '12:15', untilInstant: at(15) } },
        },
      },
    })
  })

  it('refuses machines too, and lets staff at a table place', async () => {
    await pause('ordertaker@hotel.demo', { minutes: null })

    expect(await order('brigade-demo-payments-1')).toMatchObject({
      status: 422,
      body: { data: { reason: 'orderingPausedOpen' } },
    })
    for (const email of ['manager@hotel.demo', 'ordertaker@hotel.demo', 'waiter@hotel.demo']) {
      expect(await order(await testServer.signIn(email))).toMatchObject({ status: 201 })
    }
  })

  it('ends at its minute by the clock alone, and the job tells screens and guests', async () => {
    const [screen, phone] = await Promise.all([screenOf('chief@hotel.demo'), testServer.connect(guest.token)])
    await pause('manager@hotel.demo', { minutes: 30 })
    await Promise.all([screen.caughtUp(), phone.caughtUp()])
    expect(pausesHeard(screen)).toEqual([[at(30)]])
    expect(pausesHeard(phone)).toEqual([[at(30)]])

    now = later(30)
    expect(await order(guest.token)).toMatchObject({ status: 201 })
    await testServer.app.jobs.runDue()

    await Promise.all([screen.caughtUp(), phone.caughtUp()])
    expect(pausesHeard(screen)).toEqual([[at(30)], []])
    expect(pausesHeard(phone)).toEqual([[at(30)], []])
    expect(await venueOf(guest.token)).toMatchObject({ orderPauses: [] })
  })

  it('shows in the list of venues, which finds what is paused as a whole', async () => {
    const token = await testServer.signIn('admin@brigade.demo')
    const menus = await testServer.request<{ data: { id: number }[] }>('GET', '/v1/menu?restaurantId=2', { token })
    await pause('manager@hotel.demo', { minutes: 30 })
    await pause('manager@restaurant.demo', { restaurantId: 2, menuId: menus.body.data[0]!.id, minutes: null })
    const listed = async (state: string) =>
      (await testServer.request<Paged<ListedVenue>>('GET', `/v1/list/restaurants?state=${state}`, { token })).body.data

    expect(await listed('paused')).toMatchObject([{ id: 1, state: 'paused', pausedUntil: at(30) }])
    const open = await listed('open')
    expect(open.map(({ id }) => id)).not.toContain(1)
    expect(open.find(({ id }) => id === 2)).toMatchObject({ state: 'open', pausedUntil: null })
  })

  it.each([null, 30])('of a menu ends when the menu is deleted (%s minutes)', async (minutes) => {
    const admin = await testServer.signIn('admin@brigade.demo')
    const name = { en: `Late ${minutes}`, ar: 'متأخر' }
    const added = await testServer.request<{ id: number }>('POST', '/v1/menu', {
      token: admin,
      body: { restaurantId: 1, name, daysAvailable: ['ALL'], hoursAvailable: ['ALL'] },
    })
    const menuId = added.body.id
    await pause('manager@hotel.demo', { menuId, minutes })
    await pause('manager@hotel.demo', { minutes: 15 })
    const screen = await screenOf('chief@hotel.demo')

    const deleted = await testServer.request('DELETE', `/v1/menu/${menuId}`, { token: admin })
    await screen.caughtUp()

    expect([added.status, deleted.status]).toEqual([201, 200])
    expect((await venueOf(guest.token)).orderPauses).toMatchObject([{ menuId: null }])
    expect(pausesHeard(screen)).toEqual([[at(15)]])
    await screen.close()
  })

  it('stays as it is when the job of an earlier pause runs', async () => {
    await pause('manager@hotel.demo', { minutes: 15 })
    now = later(10)
    await pause('manager@hotel.demo', { minutes: 60 })

    now = later(15)
    await testServer.app.jobs.runDue()

    expect((await venueOf(guest.token)).orderPauses.map(({ until }) => until)).toEqual([at(70)])
    expect(await order(guest.token)).toMatchObject({ status: 422 })
  })

  it('is not forgotten by a restart: the pause and its end are stored', async () => {
    await pause('manager@hotel.demo', { minutes: 15 })

    const [stored] = await testServer.db.many<{ orderPauses: string }>(
      'SELECT "orderPauses" FROM venues WHERE "id" = 1',
    )
    const [job] = await testServer.db.many<{ runAt: string }>(
      `SELECT "runAt" FROM jobs WHERE "kind" = 'pausing:endPauses' AND "state" = 'waiting'`,
    )

    expect(JSON.parse(stored!.orderPauses)).toMatchObject([{ until: at(15) }])
    expect(job).toEqual({ runAt: at(15) })
  })

  it('of one menu refuses only its lines, by its name', async () => {
    const menuId = await menuOf(risotto)
    await pause('manager@hotel.demo', { menuId, minutes: 15 })
    const name = await menuName(menuId)
    const other = await itemOfAnotherMenu(menuId)

    const answer = await testServer.place(guest.token, {
      cart: [...other.map((itemId) => ({ itemId, itemQty: 1 })), { itemId: risotto, itemQty: 1 }],
    })

    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: `Ordering from ${name} is paused until 12:15.`,
        data: { codes: { [`cart.${other.length}.itemId`]: 'menuPaused' } },
      },
    })
  })

  it('is in the menu and the venue that guests read, without the names of staff', async () => {
    const menuId = await menuOf(risotto)
    await pause('manager@hotel.demo', { minutes: 15 })
    await pause('manager@hotel.demo', { menuId, minutes: null })

    const { body } = await testServer.request<{ orderPauses: OrderPause[] }>('GET', '/v1/whole-menu', {
      token: guest.token,
    })
    const venue = await venueOf(guest.token)

    for (const { orderPauses } of [body, venue]) {
      expect(orderPauses).toMatchObject([
        { menuId: null, until: at(15), pausedBy: 'Layla' },
        { menuId, until: null, pausedBy: 'Layla' },
      ])
    }
    await resume('manager@hotel.demo', { menuId })
    const again = await testServer.request<{ orderPauses: OrderPause[] }>('GET', '/v1/whole-menu', {
      token: guest.token,
    })
    expect(again.body.orderPauses).toHaveLength(1)
  })

  it('reaches no guest of another venue', async () => {
    const [table] = await testServer.db.many<{ token: string }>(
      'SELECT "token" FROM tables WHERE "restaurantId" = 2 AND "isActive" = ? LIMIT 1',
      true,
    )
    const { body } = await testServer.request<{ accessToken: string }>('POST', '/v1/guest/session', {
      body: { token: table!.token },
    })
    const elsewhere = await testServer.connect(body.accessToken)

    await pause('manager@hotel.demo', { minutes: 15 })

    await elsewhere.caughtUp()
    expect(elsewhere.heard(changed)).toEqual([])
  })

  it('keeps the opening switch another thing: a closed venue takes no order of staff either', async () => {
    await testServer.db.write(() => run('UPDATE venues SET "canReceiveOrder" = ? WHERE "id" = 1', false))
    await pause('manager@hotel.demo', { minutes: 15 })

    for (const token of [guest.token, await testServer.signIn('waiter@hotel.demo')]) {
      expect(await order(token)).toMatchObject({ status: 422, body: { data: { reason: 'venueClosed' } } })
    }
  })
})

describe('resuming', () => {
  it('takes orders again at once, and leaves no job behind', async () => {
    await pause('manager@hotel.demo', { minutes: 60 })

    const { body } = await resume('ordertaker@hotel.demo')

    expect(body).toMatchObject({ orderPauses: [], updatedBy: 'Omar Siddiqui' })
    expect(await order(guest.token)).toMatchObject({ status: 201 })
    const jobs = await testServer.db.many(`SELECT 1 AS "found" FROM jobs WHERE "kind" = 'pausing:endPauses'`)
    expect(jobs).toEqual([])
  })

  it('changes nothing at a venue that is not paused', async () => {
    const before = await venueOf(await testServer.signIn('manager@hotel.demo'))

    expect(await resume('manager@hotel.demo', { seen: at(0) })).toMatchObject({ status: 200, body: before })
  })
})

describe('two people at once', () => {
  it('who both saw no pause: one pauses, the other is told', async () => {
    const answers = await Promise.all([
      pause('manager@hotel.demo', { minutes: 15, seen: null }),
      pause('ordertaker@hotel.demo', { minutes: 60, seen: null }),
    ])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)!
    const lost = answers.find(({ status }) => status === 409)!
    expect(lost.body).toMatchObject({
      data: { reason: 'staleVersion', current: { orderPauses: won.body.orderPauses } },
    })
  })

  it('of whom one resumes the pause that the other has just replaced: the new one stays', async () => {
    const { body } = await pause('manager@hotel.demo', { minutes: 15 })
    const seen = body.orderPauses[0]!.since
    now = later(1)
    await pause('manager@hotel.demo', { minutes: 60, seen })

    expect(await resume('ordertaker@hotel.demo', { seen })).toMatchObject({ status: 409 })
    expect(await order(guest.token)).toMatchObject({ status: 422 })
  })

  it('repeats a call with its key, and pauses once', async () => {
    const token = await testServer.signIn('manager@hotel.demo')
    const send = () =>
      testServer.request<Venue>('POST', `/${pauseOrdersPath}`, {
        token,
        body: { restaurantId: 1, minutes: 15, seen: null },
        headers: { 'Idempotency-Key': 'pause-once' },
      })

    const [first, second] = [await send(), await send()]

    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 200, body: first.body })
  })
})

async function pause(email: string, body: object): Promise<Answer<Venue>> {
  return call(pauseOrdersPath, email, body)
}

async function resume(email: string, body: object = {}): Promise<Answer<Venue>> {
  return call(resumeOrdersPath, email, body)
}

async function call(path: string, email: string, body: object): Promise<Answer<Venue>> {
  const token = await testServer.signIn(email)
  return testServer.request<Venue>('POST', `/${path}`, { token, body: { restaurantId: 1, ...body } })
}

function order(token: string) {
  const isGuest = token === guest.token
  return testServer.place(token, {
    cart: [{ itemId: risotto, itemQty: 1 }],
    ...(!isGuest && { restaurantId: 1, tableId: guest.tableId }),
  })
}

async function venueOf(token: string): Promise<Venue> {
  return (await testServer.request<Venue>('GET', '/v1/restaurant/1', { token })).body
}

async function screenOf(email: string) {
  return testServer.connect(await testServer.signIn(email))
}

function pausesHeard(screen: Awaited<ReturnType<typeof screenOf>>): (string | null)[][] {
  return screen.heard<Venue>(changed).map(({ orderPauses }) => orderPauses.map(({ until }) => until))
}

async function menuOf(itemId: number): Promise<number> {
  const row = await testServer.db.one<{ menuId: number }>('SELECT "menuId" FROM items WHERE "id" = ?', itemId)
  return row!.menuId
}

async function menuName(id: number): Promise<string> {
  const row = await testServer.db.one<{ name: string }>('SELECT "name" FROM menus WHERE "id" = ?', id)
  return (JSON.parse(row!.name) as { en: string }).en
}

async function itemOfAnotherMenu(menuId: number): Promise<number[]> {
  const rows = await testServer.db.many<{ id: number }>(
    'SELECT "id" FROM items WHERE "restaurantId" = 1 AND "menuId" <> ? ORDER BY "id" LIMIT 1',
    menuId,
  )
  return rows.map(({ id }) => id)
}

function later(minutes: number): Date {
  return new Date(noon.getTime() + minutes * minuteMs)
}

function at(minutes: number): string {
  return later(minutes).toISOString()
}

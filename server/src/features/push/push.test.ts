import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { PushSubscription } from '@brigade/domain/push/push.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { escalateRequests } from '#features/requests/escalate-requests.ts'
import { run } from '#kit/work.ts'
import { type Guest, type Harbour, noon, startHarbour } from '#testing/harbour.ts'
import { hotelEmails } from '#testing/order-desk.ts'
import { type Browser, startPushService } from './testing/push-service.ts'
import { forgetOldPushes, tellUnacceptedOrders } from './tell-unaccepted-orders.ts'

type Refused = PushSubscription & { data: { reason: string; fields: Record<string, string>; codes: object } }

let now = noon
let harbour: Harbour
let service: Awaited<ReturnType<typeof startPushService>>
let guest: Guest
let manager: string
let taker: string
let itemId: number

beforeAll(async () => {
  service = await startPushService()
  harbour = await startHarbour({ allowsLocalTargets: true }, { now: () => now })
  guest = await harbour.guestAt('Room 207')
  itemId = await harbour.itemCalled('Wild Mushroom Risotto')
})

afterAll(async () => {
  await harbour.close()
  await service.close()
})

beforeEach(async () => {
  now = noon
  service.arrived.length = 0
  service.answerWith()
  await harbour.db.write(function* () {
    for (const table of ['push_subscriptions', 'push_told_orders', 'requests', 'jobs'])
      yield* run(`DELETE FROM ${table}`)
    yield* run(`UPDATE orders SET "status" = 'completed' WHERE "status" = 'incoming'`)
  })
  manager = await harbour.signIn(hotelEmails.manager)
  taker = await harbour.signIn(hotelEmails.orderTaker)
})

describe('a browser that has agreed', () => {
  it('is listed for its person alone, confirmed by being made again, and ended by them', async () => {
    const browser = service.newBrowser()
    const made = await subscribe(manager, browser, 'Chrome, Android')
    now = after(5)
    const again = await subscribe(manager, browser, 'Chrome, Android')

    expect(made).toMatchObject({ status: 201, body: { endpoint: browser.endpoint, deviceName: 'Chrome, Android' } })
    expect(again.body).toEqual({ ...made.body, confirmedAt: now.toISOString() })
    expect((await list(manager)).map(({ id }) => id)).toEqual([made.body.id])
    expect(await list(taker)).toEqual([])
    expect((await end(taker, made.body.id)).status).toBe(404)
    expect((await end(manager, made.body.id)).status).toBe(200)
    expect((await end(manager, made.body.id)).status).toBe(404)
    expect(await list(manager)).toEqual([])
  })

  it('goes over to who signs in there next', async () => {
    const browser = service.newBrowser()
    await subscribe(manager, browser)
    const { body } = await subscribe(taker, browser)

    expect(await list(manager)).toEqual([])
    expect((await list(taker)).map(({ id }) => id)).toEqual([body.id])
  })

  it('takes the place of the one that was confirmed longest ago, where a person has too many', async () => {
    const oldest = await subscribe(manager, service.newBrowser())
    for (let count = 1; count <= pushLimits.mostPerPerson; count += 1) {
      now = after(count)
      expect((await subscribe(manager, service.newBrowser())).status).toBe(201)
    }

    const listed = await list(manager)
    expect(listed).toHaveLength(pushLimits.mostPerPerson)
    expect(listed.map(({ id }) => id)).not.toContain(oldest.body.id)
  })

  it('is one, though it says so many times at once', async () => {
    const browser = service.newBrowser()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => subscribe(manager, browser)))

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list(manager)).toHaveLength(1)
  })

  it('is gone with the account', async () => {
    const { id } = (await harbour.db.one<{ id: number }>(
      `INSERT INTO users ("email", "passwordHash", "role", "fname", "lname", "createdAt")
       VALUES ('short@hotel.demo', 'none', 'manager', 'A', 'B', ?) RETURNING "id"`,
      noon.toISOString(),
    ))!
    const { body } = await subscribe(manager, service.newBrowser())
    await harbour.db.write(() => run('UPDATE push_subscriptions SET "userId" = ? WHERE "id" = ?', id, body.id))

    await harbour.db.write(() => run('DELETE FROM users WHERE "id" = ?', id))

    expect(await harbour.db.many('SELECT 1 FROM push_subscriptions')).toEqual([])
  })

  it.each(staffRoles)('is for those who are called by something: %s', async (role) => {
    const token = await harbour.signIn(hotelEmails[role])
    const { status } = await subscribe(token, service.newBrowser())

    expect(status).toBe(rolesThatMay('push:subscribe').includes(role) ? 201 : 403)
  })

  it.each([
    ['no curve point', { p256dh: `B${'A'.repeat(86)}` }, 'keys.p256dh'],
    ['too short a key', { p256dh: 'BA' }, 'keys.p256dh'],
    ['a wrong secret', { auth: '????????????????????__' }, 'keys.auth'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { endpoint, keys } = service.newBrowser()
    const { status, body } = await subscribe(manager, { endpoint, keys: { ...keys, ...wrong } })

    expect(status).toBe(400)
    expect(Object.keys(body.data.fields)).toEqual([field])
  })
})

describe('a message', () => {
  it('arrives as nobody but the browser can read it, signed by this installation', async () => {
    const browser = service.newBrowser()
    const { body } = await subscribe(manager, browser)
    const { body: key } = await harbour.request<{ publicKey: string }>('GET', '/v1/push-key', { token: manager })

    expect(await test(manager, body.id)).toMatchObject({ status: 200, body: { id: body.id } })
    expect((await test(taker, body.id)).status).toBe(404)
    await harbour.app.jobs.runDue()

    expect(service.faults).toEqual([])
    expect(service.arrived).toHaveLength(1)
    const { headers, claims, signedBy, message } = service.arrived[0]!
    expect(message).toMatchObject({ title: 'Brigade', path: '/settings', lang: 'en' })
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(pushLimits.keptSeconds),
      urgency: 'high',
      topic: 'test',
    })
    expect(signedBy).toBe(key.publicKey)
    expect(claims).toMatchObject({ aud: service.url, sub: expect.stringMatching(/^mailto:/) })
    expect(claims.exp * 1000 - Date.now()).toBeGreaterThan(0)
    expect(claims.exp * 1000 - Date.now()).toBeLessThan(24 * 3_600_000)
  })

  it('is in the language of its person', async () => {
    const { body } = await subscribe(manager, service.newBrowser())
    await harbour.db.write(() => run(`UPDATE users SET "language" = 'ar' WHERE "email" = ?`, hotelEmails.manager))

    await test(manager, body.id)
    await harbour.app.jobs.runDue()

    expect(service.arrived[0]!.message).toMatchObject({ lang: 'ar', dir: 'rtl' })
    await harbour.db.write(() => run(`UPDATE users SET "language" = 'en' WHERE "email" = ?`, hotelEmails.manager))
  })

  it.each([404, 410])('ends a browser of which its push service says %i', async (status) => {
    const { body } = await subscribe(manager, service.newBrowser())
    service.answerWith(status)

    await test(manager, body.id)
    await harbour.app.jobs.runDue()

    expect(await list(manager)).toEqual([])
    expect(await jobStates()).toEqual(['done'])
  })

  it.each([429, 500, 503, 302])('is tried again after a %i, and arrives once', async (status) => {
    const { body } = await subscribe(manager, service.newBrowser())
    service.answerWith(status)

    await test(manager, body.id)
    await harbour.app.jobs.runDue()
    expect(service.arrived).toEqual([])
    expect(await jobStates()).toEqual(['waiting'])
    now = after(1)
    await harbour.app.jobs.runDue()

    expect(service.arrived).toHaveLength(1)
    expect(await list(manager)).toHaveLength(1)
    expect(await jobStates()).toEqual(['done'])
  })

  it('is given up after some tries, and a person can look at it', async () => {
    const { body } = await subscribe(manager, service.newBrowser())
    service.answerWith(500, 500, 500, 500, 500, 500)

    await test(manager, body.id)
    for (const minutes of [0, 1, 3, 8, 20]) {
      now = after(minutes)
      await harbour.app.jobs.runDue()
    }

    expect(await jobStates()).toEqual(['failed'])
    const admin = await harbour.signIn(hotelEmails.admin)
    const { body: jobs } = await harbour.request<{ data: Job[] }>('GET', '/v1/jobs', { token: admin })
    expect(JSON.stringify(jobs)).not.toContain(service.url)
  })

  it('is not sent to where nobody is signed in any more', async () => {
    const body = { strategy: 'local', email: hotelEmails.manager, password: 'brigade-demo' }
    const { body: session } = await harbour.request<{ accessToken: string }>('POST', '/v1/authentication', { body })
    const { body: subscription } = await subscribe(session.accessToken, service.newBrowser())
    await test(manager, subscription.id)
    await harbour.request('DELETE', '/v1/authentication', { token: session.accessToken })

    await harbour.app.jobs.runDue()

    expect(service.arrived).toEqual([])
    expect(await jobStates()).toEqual(['done'])
  })
})

describe('a new order that nobody accepts', () => {
  it('is told to those who may accept it, once, after the minutes of its venue', async () => {
    const [ofManager, ofTaker] = [service.newBrowser(), service.newBrowser()]
    await subscribe(manager, ofManager)
    await subscribe(taker, ofTaker)
    await subscribe(await harbour.signIn('manager@restaurant.demo'), service.newBrowser())
    const order = await place()

    now = after(1)
    await look()
    expect(service.arrived).toEqual([])
    now = after(2)
    await Promise.all([look(), look()])
    now = after(3)
    await look()

    expect(service.arrived.map(({ browser }) => service.url + browser).toSorted()).toEqual(
      [ofManager.endpoint, ofTaker.endpoint].toSorted(),
    )
    expect(service.arrived[0]!.message).toMatchObject({ title: 'Room 207', path: `/orders/${order.id}` })
  })

  it('may wait longer, where its manager says so', async () => {
    const saved = await patchVenue(manager, { pushOrdersAfterMinutes: 10 })
    expect(saved).toMatchObject({ status: 200, body: { pushOrdersAfterMinutes: 10 } })
    await subscribe(manager, service.newBrowser())
    await place()

    now = after(9)
    await look()
    expect(service.arrived).toEqual([])
    now = after(10)
    await look()
    expect(service.arrived).toHaveLength(1)

    expect((await patchVenue(taker, { pushOrdersAfterMinutes: 3 })).status).toBe(403)
    expect(await patchVenue(manager, { pushOrdersAfterMinutes: 0 })).toMatchObject({
      status: 400,
      body: { data: { fields: { pushOrdersAfterMinutes: expect.any(String) } } },
    })
    await patchVenue(manager, { pushOrdersAfterMinutes: 2 })
  })

  it('is not told when somebody accepts it before the message leaves', async () => {
    await subscribe(manager, service.newBrowser())
    const order = await place()
    now = after(2)
    await tellUnacceptedOrders(harbour.db, now)
    await harbour.request('POST', '/v1/accept/order', { token: taker, body: { id: order.id } })

    await harbour.app.jobs.runDue()

    expect(service.arrived).toEqual([])
  })

  it('is not told when it is older than an hour, and forgotten in the end', async () => {
    await subscribe(manager, service.newBrowser())
    await place()
    now = after(61)
    await look()
    expect(service.arrived).toEqual([])

    await place()
    now = after(64)
    await look()
    expect(service.arrived).toHaveLength(1)
    await forgetOldPushes(harbour.db, after(64 + 25 * 60))
    expect(await harbour.db.many('SELECT 1 FROM push_told_orders')).toEqual([])
  })
})

describe('a request that is overdue', () => {
  it('is told to the phone of the manager, once, and not when it was seen to', async () => {
    const browser = service.newBrowser()
    await subscribe(manager, browser)
    await subscribe(taker, service.newBrowser())
    const { body: request } = await harbour.request<GuestRequest>('POST', '/v1/waiter', {
      token: guest.token,
      body: { requestType: 'talk' },
    })

    now = after(600)
    manager = await harbour.signIn(hotelEmails.manager)
    await Promise.all([escalateRequests(harbour.app, now), escalateRequests(harbour.app, now)])
    await harbour.app.jobs.runDue()

    expect(service.arrived.map(({ browser: path }) => service.url + path)).toEqual([browser.endpoint])
    expect(service.arrived[0]!.message).toMatchObject({
      title: 'Room 207',
      body: 'Talk to Staff: waits longer than it should.',
      path: '/tables/request',
      tag: `request-${request.id}`,
    })
  })
})

function after(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000)
}

async function look(): Promise<void> {
  await tellUnacceptedOrders(harbour.db, now)
  await harbour.app.jobs.runDue()
}

async function place(): Promise<Order> {
  return (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
}

function subscribe(token: string, browser: Browser, deviceName?: string) {
  return harbour.request<Refused>('POST', '/v1/push-subscription', { token, body: { ...browser, deviceName } })
}

async function list(token: string): Promise<PushSubscription[]> {
  return (await harbour.request<{ data: PushSubscription[] }>('GET', '/v1/push-subscription', { token })).body.data
}

function end(token: string, id: number) {
  return harbour.request('DELETE', `/v1/push-subscription/${id}`, { token })
}

function test(token: string, id: number) {
  return harbour.request('POST', '/v1/push-test', { token, body: { id } })
}

function patchVenue(token: string, body: object) {
  return harbour.request('PATCH', '/v1/restaurant/1', { token, body })
}

async function jobStates(): Promise<string[]> {
  const jobs = await harbour.db.many<{ state: string }>(`SELECT "state" FROM jobs WHERE "kind" = 'push:sendPush'`)
  return jobs.map(({ state }) => state)
}

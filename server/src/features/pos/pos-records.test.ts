import type { Principal } from '@brigade/domain/access/principal.ts'
import { type StaffRole, staffRoles } from '@brigade/domain/access/roles.ts'
import type { PosCheck, PosNotification, PosProfile } from '@brigade/domain/pos/pos.records.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changedATurn } from '#kit/contracts/batched-update.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { countPosNotifications } from './clear-pos-notification.ts'
import { listChecks, listPosNotifications, listPostings, listProfiles } from './list-pos.ts'
import { readPosNotifications, removeReadPosNotifications } from './many-pos-notifications.ts'
import { posNotificationColumns } from './pos-columns.ts'

const principal: Principal = {
  kind: 'staff',
  id: 1,
  role: 'admin',
  fname: 'A',
  lname: 'B',
  restaurantId: [],
  sessionId: 's',
}

let testServer: TestServer
let now = noon
let orderId: number
const tokens = {} as Record<StaffRole | 'stranger' | 'guest' | 'machine', string>

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  for (const role of staffRoles) tokens[role] = await testServer.signIn(hotelEmails[role])
  tokens.stranger = await testServer.signIn('manager@restaurant.demo')
  tokens.machine = 'brigade-demo-payments-1'
  const guest = await testServer.guestAt('Room 105')
  tokens.guest = guest.token
  const itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  orderId = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body.id
})

beforeEach(async () => {
  now = noon
  for (const table of ['pos_profiles', 'pos_checks', 'pos_notifications']) {
    await testServer.db.write(() => run(`DELETE FROM ${table}`))
  }
})

afterAll(() => testServer.close())

describe('a POS profile', () => {
  const path = '/v1/posinfo'

  it('is added, renamed and deleted by the admin, and read by all staff of the venue', async () => {
    const made = await call<PosProfile>('POST', path, 'admin', { restaurantId: 1, displayName: '  Main\u200B  till ' })
    expect(made).toMatchObject({ status: 201, body: { restaurantId: 1, displayName: 'Main till' } })
    const { id } = made.body

    const renamed = await call('PATCH', `${path}/${id}`, 'admin', { displayName: 'Bar' })
    expect(renamed).toMatchObject({ status: 200, body: { id, displayName: 'Bar' } })
    for (const role of ['manager', 'waiter', 'chief', 'supermanager', 'organization'] as const) {
      expect((await call('GET', `${path}?restaurantId[$in][]=1`, role)).body).toMatchObject({ data: [{ id }] })
    }
    expect((await call('GET', path, 'stranger')).body).toMatchObject({ total: 0 })
    expect(await call('GET', `${path}?restaurantId=1`, 'stranger')).toMatchObject({ status: 403 })

    expect(await call('DELETE', `${path}/${id}`, 'admin')).toMatchObject({ status: 200, body: { id } })
    expect(await call('DELETE', `${path}/${id}`, 'admin')).toMatchObject({ status: 404 })
    expect(await call('PATCH', `${path}/${id}`, 'admin', { displayName: 'Bar' })).toMatchObject({ status: 404 })
  })

  it.each([
    [{ restaurantId: 1, displayName: ' \u200B ' }, 'displayName'],
    [{ restaurantId: 1, displayName: 'a'.repeat(61) }, 'displayName'],
    [{ restaurantId: 1 }, 'displayName'],
    [{ restaurantId: 99, displayName: 'Main' }, 'restaurantId'],
    [{ restaurantId: 1, displayName: 'Main', id: 3 }, 'id'],
  ])('is refused as %j, and the field is named', async (body, field) => {
    expect(await call('POST', path, 'admin', body)).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })

  it.each([...staffRoles.filter((role) => role !== 'admin'), 'stranger', 'guest', 'machine'] as const)(
    'is not written by %s',
    async (role) => {
      expect(await call('POST', path, role, { restaurantId: 1, displayName: 'Main' })).toMatchObject({ status: 403 })
    },
  )
})

describe('the check of a room', () => {
  const path = '/v1/check-pos'
  const check = { restaurantId: 1, tableRoomNumber: 'Room 204', checkNumber: '4711', checkSeq: '12' }

  it('is stored, found by its room, and changed', async () => {
    const { status, body } = await call<PosCheck>('POST', path, 'manager', check)
    expect({ status, body }).toMatchObject({ status: 201, body: check })

    now = new Date(noon.getTime() + 1000)
    expect(await call('PATCH', `${path}/${body.id}`, 'orderTaker', { ...check, checkNumber: '4712' })).toMatchObject({
      status: 200,
      body: { id: body.id, checkNumber: '4712', checkSeq: '12', updatedAt: now.toISOString() },
    })
    const found = await call('GET', `${path}?restaurantId[$in][]=1&tableRoomNumber=Room%20204`, 'waiter')
    expect(found.body).toMatchObject({ total: 1, data: [{ checkNumber: '4712' }] })
    expect((await call('GET', `${path}?tableRoomNumber=Room%20205`, 'waiter')).body).toMatchObject({ total: 0 })
  })

  it('takes the place of the one that the room had, though two store one at once', async () => {
    const numbers = ['1', '2', '3', '4']
    const answers = await Promise.all(
      numbers.map((checkNumber) => call('POST', path, 'manager', { ...check, checkNumber, checkSeq: null })),
    )

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const { body } = await call<{ data: PosCheck[] }>('GET', path, 'manager')
    expect(body.data).toMatchObject([{ tableRoomNumber: 'Room 204', checkSeq: null }])
    expect(numbers).toContain(body.data[0]!.checkNumber)
  })

  it("is nobody's of another venue", async () => {
    const { body } = await call<PosCheck>('POST', path, 'manager', check)

    expect(await call('POST', path, 'stranger', check)).toMatchObject({ status: 403 })
    expect(await call('PATCH', `${path}/${body.id}`, 'stranger', { checkNumber: '1' })).toMatchObject({ status: 404 })
    expect(await call('GET', `${path}?restaurantId=1`, 'stranger')).toMatchObject({ status: 403 })
    expect((await call('GET', path, 'stranger')).body).toMatchObject({ total: 0 })
  })

  it.each([
    [{ ...check, checkNumber: '' }, 'checkNumber'],
    [{ ...check, checkNumber: 'a'.repeat(65) }, 'checkNumber'],
    [{ ...check, checkSeq: 5 }, 'checkSeq'],
    [{ ...check, tableRoomNumber: '' }, 'tableRoomNumber'],
  ])('is refused as %j, and the field is named', async (body, field) => {
    expect(await call('POST', path, 'manager', body)).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })
})

describe('a notification of the point of sale', () => {
  const path = '/v1/pos-notifications'
  const counting = '/v1/posnotificationcount'
  const reading = '/v1/markAllPosNotiAsRead'
  const removing = '/v1/removeReadPosNoti'

  it('is listed, counted, counted away and deleted by those who post', async () => {
    const [first, second] = [await notify(), await notify()]
    expect((await call(`POST`, counting, 'manager', { restaurantId: { $in: [1] } })).body).toEqual({ count: 2 })
    const listed = await call('GET', `${path}?isActive=true`, 'manager')
    expect(listed.body).toMatchObject({ total: 2, data: [{ id: second }, { id: first }] })

    const screen = await testServer.connect(tokens.orderTaker)
    for (const id of [first, second, first]) {
      expect(await call('PATCH', `${path}/${id}`, 'manager', { isCountActive: false })).toMatchObject({
        status: 200,
        body: { id, isCountActive: false, isActive: true },
      })
    }
    expect((await call('POST', counting, 'orderTaker', {})).body).toEqual({ count: 0 })
    expect((await call('POST', counting, 'orderTaker', { isCountActive: false })).body).toEqual({ count: 2 })
    expect((await call('GET', `${path}?restaurantId=1&isCountActive=true`, 'manager')).body).toMatchObject({ total: 0 })

    expect(await call('DELETE', `${path}/${first}`, 'orderTaker')).toMatchObject({ status: 200, body: { id: first } })
    expect(await call('DELETE', `${path}/${first}`, 'manager')).toMatchObject({ status: 404 })
    expect(await call('PATCH', `${path}/${second}`, 'manager', { isActive: false })).toMatchObject({ status: 200 })
    expect((await call('GET', `${path}?isActive=true`, 'manager')).body).toMatchObject({ total: 0 })
    await screen.caughtUp()
    expect(screen.heard('v1/pos-notifications patched')).toMatchObject([{ id: first }, { id: second }, { id: second }])
    expect(screen.heard('v1/pos-notifications removed')).toMatchObject([{ id: first }])
  })

  it("is nobody's of another venue", async () => {
    const id = await notify()

    expect(await call('PATCH', `${path}/${id}`, 'stranger', { isCountActive: false })).toMatchObject({ status: 404 })
    expect(await call('DELETE', `${path}/${id}`, 'stranger')).toMatchObject({ status: 404 })
    expect((await call('GET', path, 'stranger')).body).toMatchObject({ total: 0 })
    expect((await call('POST', counting, 'stranger', {})).body).toEqual({ count: 0 })
    expect(await call('POST', counting, 'stranger', { restaurantId: 1 })).toMatchObject({ status: 403 })
  })

  it('is counted away with all others that were seen, whatever came since, and each is told', async () => {
    const [first, second, later] = [await notify(), await notify({ type: 'success', reason: 'posted' }), await notify()]
    const screen = await testServer.connect(tokens.orderTaker)

    expect(await call('POST', reading, 'manager', { upTo: second })).toMatchObject({ status: 200, body: { count: 2 } })
    expect(await call('POST', reading, 'orderTaker', { restaurantId: 1, upTo: second })).toMatchObject({
      status: 200,
      body: { count: 0 },
    })

    expect((await call('POST', counting, 'manager', {})).body).toEqual({ count: 1 })
    expect((await call('GET', `${path}?isCountActive=true`, 'manager')).body).toMatchObject({ data: [{ id: later }] })
    expect((await call('GET', `${path}?type=error&isActive=true`, 'manager')).body).toMatchObject({
      data: [{ id: later }, { id: first }],
    })
    await screen.caughtUp()
    expect(screen.heard('v1/pos-notifications patched')).toHaveLength(2)
  })

  it('is deleted with all others that were read, but not while it says that an order is not there', async () => {
    const [posted, failed, closed] = [
      await notify({ type: 'success', reason: 'posted' }),
      await notify(),
      await notify(),
    ]
    await call('PATCH', `${path}/${closed}`, 'manager', { isActive: false, isCountActive: false })
    await call('POST', reading, 'manager', { upTo: failed })
    const unread = await notify({ type: 'success', reason: 'posted' })
    const screen = await testServer.connect(tokens.orderTaker)

    expect(await call('POST', removing, 'manager', { upTo: unread })).toMatchObject({ status: 200, body: { count: 2 } })

    expect((await call('GET', path, 'manager')).body).toMatchObject({ data: [{ id: unread }, { id: failed }] })
    await screen.caughtUp()
    const removed = screen.heard<{ id: number }>('v1/pos-notifications removed').map(({ id }) => id)
    expect(removed.toSorted((one, other) => one - other)).toEqual([posted, closed])
  })

  it('is counted away and deleted by turns, however many there are', async () => {
    for (let each = 0; each < changedATurn + 3; each += 1) await notify({ type: 'success', reason: 'posted' })
    const upTo = await notify({ type: 'success', reason: 'posted' })

    expect((await call('POST', reading, 'manager', { upTo })).body).toEqual({ count: changedATurn + 4 })
    expect((await call('POST', removing, 'manager', { upTo })).body).toEqual({ count: changedATurn + 4 })
    expect((await call('GET', path, 'manager')).body).toMatchObject({ total: 0 })
  })

  it.each([reading, removing])('is beyond strangers, and those who do not post, by %s', async (act) => {
    const upTo = await notify()

    expect((await call('POST', act, 'stranger', { upTo })).body).toEqual({ count: 0 })
    expect(await call('POST', act, 'stranger', { restaurantId: 1, upTo })).toMatchObject({ status: 403 })
    for (const role of ['waiter', 'chief', 'admin', 'guest', 'machine'] as const) {
      expect(await call('POST', act, role, { upTo })).toMatchObject({ status: 403 })
    }
    expect(await testServer.request('POST', act, { body: { upTo } })).toMatchObject({ status: 401 })
    expect(await call('POST', act, 'manager', {})).toMatchObject({
      status: 400,
      body: { data: { fields: { upTo: expect.any(String) } } },
    })
    expect((await call('POST', counting, 'manager', {})).body).toEqual({ count: 1 })
  })

  it('can not be told to be counted again', async () => {
    const id = await notify()

    expect(await call('PATCH', `${path}/${id}`, 'manager', { isCountActive: true })).toMatchObject({
      status: 400,
      body: { data: { fields: { isCountActive: expect.any(String) } } },
    })
  })
})

it('finds its lists by indexes', async () => {
  const { db, statements } = recordStatements(testServer.db)
  const asked = { db, principal, isPaged: true } as const

  await listPostings({ ...asked, query: {} })
  await listPostings({ ...asked, query: { restaurantId: 1, state: 'failed' } })
  await listPostings({ ...asked, query: { orderId: { $in: [1, 2] } } })
  await listChecks({ ...asked, query: { restaurantId: 1, tableRoomNumber: 'Room 204' } })
  await listProfiles({ ...asked, query: { restaurantId: { $in: [1] } } })
  await listPosNotifications({ ...asked, query: { restaurantId: 1, isActive: true } })
  await listPosNotifications({ ...asked, query: { restaurantId: 1, isCountActive: true } })
  await listPosNotifications({ ...asked, query: { restaurantId: 1, type: 'error', isActive: true } })
  await countPosNotifications({ db, principal, body: { restaurantId: 1 } })
  const app = Object.assign(Object.create(testServer.app), { db }) as typeof testServer.app
  await readPosNotifications(app, { principal, body: { restaurantId: 1, upTo: 1 } })
  await removeReadPosNotifications(app, { principal, body: { restaurantId: 1, upTo: 1 } })

  for (const statement of statements) {
    const plan = await planOf(testServer.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})

function call<T = object>(method: string, path: string, role: keyof typeof tokens, body?: object) {
  return testServer.request<T>(method, path, { token: tokens[role], body })
}

async function notify(differences: Partial<Pick<PosNotification, 'type' | 'reason'>> = {}): Promise<number> {
  const row = await testServer.db.write(() =>
    posNotificationColumns.insert({
      restaurantId: 1,
      type: 'error',
      reason: 'refused',
      title: 'Order not sent',
      message: 'Bad Request!',
      orderId,
      createdAt: noon.toISOString(),
      ...differences,
    }),
  )
  return row.id
}

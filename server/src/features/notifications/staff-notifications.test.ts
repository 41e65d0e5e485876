import { staffRoles } from '@brigade/domain/access/roles.ts'
import {
  type StaffNotification,
  staffNotificationSchema,
} from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '#seeds/accounts.ts'
import { type TestServer, noon } from '#testing/test-server.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { listStaffNotifications } from './list-staff-notifications.ts'
import { openMessages, told } from './testing/messages.ts'

const path = '/v1/notifications'
const admin = 'admin@brigade.demo'
const organization = 'organization@brigade.demo'
const manager = 'manager@hotel.demo'
const waiter = 'waiter@hotel.demo'
const strangers = 'waiter@restaurant.demo'

const messages = openMessages()
const { write, change, remove, get, list, setClock } = messages
let testServer: TestServer

beforeAll(() => {
  ;({ testServer } = messages)
})

describe('a message to the staff', () => {
  it('is written by the head office, and read by all who work at the venue', async () => {
    const { status, body } = await write(told, organization)

    expect(status).toBe(201)
    expect(body).toEqual({
      ...told,
      id: expect.any(Number),
      type: 'info',
      isActive: true,
      isClosable: true,
      validity: null,
      version: 1,
      createdAt: noon.toISOString(),
      updatedAt: noon.toISOString(),
      updatedBy: 'Henrik Solberg',
    })
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(staffNotificationSchema.properties).toSorted())
    for (const email of [admin, manager, waiter, 'chief@hotel.demo', 'marketing@hotel.demo', 'finance@hotel.demo']) {
      expect(await get(body.id, email)).toMatchObject({ status: 200, body })
      expect((await list('', email)).body.data).toEqual([body])
    }
  })

  it.each(staffRoles.filter((role) => role !== 'admin' && role !== 'organization'))(
    'can not be written, changed or deleted by %s',
    async (role) => {
      const { email } = demoAccounts.find((account) => account.role === role)!
      const { body } = await write()

      const refused = { status: 403, body: { data: { reason: 'permission' } } }
      expect(await write(told, email)).toMatchObject(refused)
      expect(await change(body.id, { isActive: false }, email)).toMatchObject(refused)
      expect(await remove(body.id, email)).toMatchObject(refused)
      expect((await get(body.id)).body).toEqual(body)
    },
  )

  it('is not there for strangers, guests, machines and who has not signed in', async () => {
    const { body } = await write()
    const guest = await testServer.guestAt('Room 204')

    expect(await get(body.id, strangers)).toMatchObject({ status: 404, body: { data: { reason: 'unknownId' } } })
    expect((await list('', strangers)).body).toMatchObject({ total: 0 })
    expect(await list('?restaurantId=1', strangers)).toMatchObject({
      status: 403,
      body: { data: { reason: 'otherVenue' } },
    })
    for (const token of [
      guest.token,
      'brigade-demo-payments-1',
      await testServer.signIn('supermanager@brigade.demo'),
    ]) {
      expect(await testServer.request('GET', path, { token })).toMatchObject({ status: 403 })
      expect(await testServer.request('GET', `${path}/${body.id}`, { token })).toMatchObject({ status: 403 })
    }
    for (const [method, address, sent] of [
      ['GET', path],
      ['GET', `${path}/${body.id}`],
      ['POST', path, told],
      ['PATCH', `${path}/${body.id}`, { isActive: false }],
      ['DELETE', `${path}/${body.id}`],
    ] as const) {
      expect(await testServer.request(method, address, { body: sent })).toMatchObject({ status: 401 })
    }
    expect((await get(body.id)).body).toEqual(body)
  })

  it('is kept with its texts in order', async () => {
    const { body } = await write({ ...told, title: ' Pool\u200B  closed\n', message: ' One \r\n\r\n two ' })

    expect(body).toMatchObject({ title: 'Pool closed', message: 'One\n\ntwo' })
  })

  it.each<[object, Record<string, string>]>([
    [{ title: undefined }, { title: 'titleMissing' }],
    [
      { title: ' ', message: '' },
      { title: 'titleMissing', message: 'messageMissing' },
    ],
    [{ title: 'a'.repeat(61) }, { title: 'titleTooLong' }],
    [{ message: 'a'.repeat(501) }, { message: 'messageTooLong' }],
    [{ validity: noon.toISOString() }, { validity: 'validityPast' }],
    [{ validity: 'tomorrow' }, { validity: 'notInstant' }],
    [{ validity: 5 }, { validity: 'notText' }],
    [{ type: 'error' }, { type: 'notOneOf' }],
    [{ isClosable: 'yes' }, { isClosable: 'notBoolean' }],
    [{ restaurantId: 99 }, { restaurantId: 'venueUnknown' }],
    [{ restaurantId: undefined }, { restaurantId: 'required' }],
    [{ isActive: false }, { isActive: 'fieldUnknown' }],
    [{ version: 1 }, { version: 'fieldUnknown' }],
  ])('is refused with %j', async (differences, codes) => {
    const sent = { ...told, ...differences }

    expect(await write(sent)).toMatchObject({
      status: 400,
      body: {
        data: { codes, fields: Object.fromEntries(Object.keys(codes).map((field) => [field, expect.any(String)])) },
      },
    })
    expect((await list()).body.total).toBe(0)
  })

  it('that is sent again with its key is written once, and told once', async () => {
    const screen = await testServer.connect(await testServer.signIn(waiter))
    const send = async (idempotencyKey: string) => write({ ...told, idempotencyKey })
    const [one, again] = await Promise.all([send('key-1'), send('key-1')])
    const other = await send('key-2')

    expect(again.body).toEqual(one.body)
    expect(other.body.id).not.toBe(one.body.id)
    await screen.caughtUp()
    expect(screen.heard<StaffNotification>('v1/notifications created').map(({ id }) => id)).toEqual([
      one.body.id,
      other.body.id,
    ])
  })
})

it('that was deleted is not written again by who repeats their call', async () => {
  const { body } = await write({ ...told, idempotencyKey: 'key-3' })
  await remove(body.id)

  expect(await write({ ...told, idempotencyKey: 'key-3' })).toMatchObject({
    status: 409,
    body: { data: { reason: 'keyTaken' } },
  })
})

describe('the list of messages', () => {
  it('comes newest first, in pages, narrowed by venue and by whether they are shown', async () => {
    const { body: first } = await write()
    const { body: second } = await write({ ...told, title: 'Spa closed' })
    const { body: third } = await write({ ...told, restaurantId: 2 })
    await change(first.id, { isActive: false })

    const ids = async (query: string, email = admin) => (await list(query, email)).body.data.map(({ id }) => id)
    expect(await ids('')).toEqual([third.id, second.id, first.id])
    expect(await ids('?restaurantId=1&isActive=true')).toEqual([second.id])
    expect(await ids('?restaurantId=1&isActive=false')).toEqual([first.id])
    expect(await ids('?$limit=1&$skip=1')).toEqual([second.id])
    expect(await ids('?$sort[id]=1', manager)).toEqual([first.id, second.id])
  })

  it.each(['title=Pool', '$sort[title]=1', 'isActive=perhaps', 'restaurantId=x', 'updatedAt[$gt]=now'])(
    'refuses to be asked for %s',
    async (query) => {
      expect((await list(`?${query}`)).status).toBe(400)
    },
  )

  it.each([
    ['those that are shown at a venue', { restaurantId: 1, isActive: true }],
    ['all of a venue', { restaurantId: 1 }],
    ['all', {}],
  ])('finds %s by an index', async (_name, query) => {
    const { db, statements } = recordStatements(testServer.db)
    const principal = await testServer.app.principals.fromToken(await testServer.signIn(admin))

    await listStaffNotifications({ db, query, principal, isPaged: true })

    expect(statements).toHaveLength(2)
    for (const statement of statements) {
      const plan = await planOf(testServer.db, statement)
      expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
    }
  })
})

describe('a change of a message', () => {
  it('says who made it, and raises its version', async () => {
    const { body } = await write()
    setClock('2026-03-04T08:05:00.000Z')

    const changed = await change(body.id, { title: 'Spa closed', type: 'warning', version: 1 }, organization)

    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...body,
        title: 'Spa closed',
        type: 'warning',
        version: 2,
        updatedAt: '2026-03-04T08:05:00.000Z',
        updatedBy: 'Henrik Solberg',
      },
    })
  })

  it('from an older version is refused with who was faster, and with the message as it is', async () => {
    const { body } = await write()
    const changes = await Promise.all([
      change(body.id, { title: 'By the admin', version: 1 }),
      change(body.id, { title: 'By the organization', version: 1 }, organization),
    ])

    const [won, lost] = changes.toSorted((one, other) => one.status - other.status)
    expect(won).toMatchObject({ status: 200, body: { version: 2 } })
    expect(lost).toMatchObject({
      status: 409,
      body: {
        data: {
          reason: 'staleVersion',
          current: won!.body,
          changedBy: won!.body.updatedBy,
          changedByKind: 'staff',
          changedById: expect.any(Number),
          changedAt: won!.body.updatedAt,
        },
      },
    })
  })

  it('that is made already is none, whatever it was made from', async () => {
    const { body } = await write()
    const screen = await testServer.connect(await testServer.signIn(waiter))
    const sent = { title: 'Spa closed', version: 1 }
    const { body: changed } = await change(body.id, sent)

    expect(await change(body.id, sent)).toMatchObject({ status: 200, body: changed })
    expect(await change(body.id, {})).toMatchObject({ status: 200, body: changed })
    await change(body.id, { isActive: false })
    await screen.caughtUp()
    expect(screen.heard<StaffNotification>('v1/notifications patched').map(({ version }) => version)).toEqual([2, 3])
  })

  it.each<[object, Record<string, string>]>([
    [{ title: '' }, { title: 'titleMissing' }],
    [{ validity: '2026-03-01T00:00:00.000Z' }, { validity: 'validityPast' }],
    [{ restaurantId: 2 }, { restaurantId: 'fieldUnknown' }],
    [{ version: 'new' }, { version: 'notWhole' }],
  ])('is refused with %j', async (sent, codes) => {
    const { body } = await write()

    expect(await change(body.id, sent)).toMatchObject({ status: 400, body: { data: { codes } } })
    expect((await get(body.id)).body).toEqual(body)
  })

  it('of what is not there is refused', async () => {
    expect(await change(2_147_483_647, { isActive: false })).toMatchObject({ status: 404 })
    expect(await remove(2_147_483_647)).toMatchObject({ status: 404 })
  })
})

describe('the screens of a venue', () => {
  it('hear of what is written, changed and deleted, and those of others do not', async () => {
    const [mine, others] = await Promise.all([
      testServer.connect(await testServer.signIn(waiter)),
      testServer.connect(await testServer.signIn(strangers)),
    ])
    const heard = ['created', 'patched', 'removed'].map((event) => mine.next(`v1/notifications ${event}`))

    const { body } = await write()
    const { body: changed } = await change(body.id, { title: 'Spa closed' })
    const { body: removed } = await remove(body.id)

    expect(await Promise.all(heard)).toEqual([body, changed, removed])
    // The event that they may receive follows the ones that they may not: those would have arrived before it.
    const next = others.next('v1/notifications created')
    const { body: theirs } = await write({ ...told, restaurantId: 2 })
    expect(await next).toEqual(theirs)
    for (const event of ['patched', 'removed']) expect(others.heard(`v1/notifications ${event}`)).toEqual([])
    expect(others.heard('v1/notifications created')).toEqual([theirs])
    expect(await get(body.id)).toMatchObject({ status: 404 })
  })
})

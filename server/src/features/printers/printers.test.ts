import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { type Printer, printerSchema } from '@brigade/domain/printers/printers.schema.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { listPrinters } from './list-printers.ts'
import { grill, openPrintingFixture } from './testing/printing-fixture.ts'

const path = '/v1/printers'
const strangers = 'manager@restaurant.demo'

const desk = openPrintingFixture()
const { add, change, remove, get, list } = desk
let testServer: TestServer

beforeAll(() => {
  ;({ testServer } = desk)
})

describe('a printer', () => {
  it('is added by the manager with a name and an address, and prints what is to be made', async () => {
    const { status, body } = await add()

    expect(status).toBe(201)
    expect(body).toEqual({
      ...grill,
      id: expect.any(Number),
      port: 9100,
      widthDots: 576,
      languages: null,
      isActive: true,
      fallbackPrinterId: null,
      categoryIds: [],
      takesOtherItems: true,
      receipts: 'no',
      version: 1,
      createdAt: noon.toISOString(),
      updatedAt: noon.toISOString(),
      updatedBy: expect.any(String),
    })
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(printerSchema.properties).toSorted())
    expect(await get(body.id)).toMatchObject({ status: 200, body })
    expect((await list()).body.data).toEqual([body])
  })

  it.each(staffRoles)('is there for %s as far as the table of rights says', async (role) => {
    const email = hotelEmails[role]
    const { body } = await add()
    const mayRead = can({ role }, 'printers:read')
    const mayWrite = can({ role }, 'printers:write')

    expect((await list('', email)).status).toBe(mayRead ? 200 : 403)
    expect((await get(body.id, email)).status).toBe(mayRead ? 200 : 403)
    expect((await add({ name: 'Bar' }, email)).status).toBe(mayWrite ? 201 : 403)
    expect((await change(body.id, { port: 9101 }, email)).status).toBe(mayWrite ? 200 : 403)
    expect((await remove(body.id, email)).status).toBe(mayWrite ? 200 : 403)
  })

  it('is not there for strangers, guests, machines and who has not signed in', async () => {
    const { body } = await add()
    const guest = await testServer.guestAt('Room 204')
    const unknown = { status: 404, body: { data: { reason: 'unknownId' } } }

    expect(await get(body.id, strangers)).toMatchObject(unknown)
    expect(await change(body.id, { port: 1 }, strangers)).toMatchObject(unknown)
    expect(await remove(body.id, strangers)).toMatchObject(unknown)
    expect((await list('', strangers)).body.total).toBe(0)
    expect(await list('?restaurantId=1', strangers)).toMatchObject({ status: 403 })
    expect(await add({}, strangers)).toMatchObject({
      status: 400,
      body: { data: { codes: { restaurantId: 'venueUnknown' } } },
    })
    for (const token of [guest.token, 'brigade-demo-payments-1']) {
      expect(await testServer.request('GET', path, { token })).toMatchObject({ status: 403 })
      expect(await testServer.request('POST', path, { token, body: grill })).toMatchObject({ status: 403 })
    }
    for (const [method, address] of [
      ['GET', path],
      ['GET', `${path}/${body.id}`],
      ['POST', path],
      ['PATCH', `${path}/${body.id}`],
      ['DELETE', `${path}/${body.id}`],
    ] as const)
      expect(await testServer.request(method, address, method === 'GET' ? {} : { body: {} })).toMatchObject({
        status: 401,
      })
    expect((await get(body.id)).body).toEqual(body)
  })

  it.each<[object, Record<string, string>]>([
    [{ name: '' }, { name: 'nameMissing' }],
    [{ host: undefined }, { host: 'hostMissing' }],
    [{ host: '192.168.1.40:9100' }, { host: 'hostWrong' }],
    [{ host: '127.0.0.1' }, { host: 'hostNotAllowed' }],
    [{ host: 'localhost' }, { host: 'hostNotAllowed' }],
    [{ host: '127.1' }, { host: 'hostNotAllowed' }],
    [{ host: '0.0.0.0' }, { host: 'hostNotAllowed' }],
    [{ host: '169.254.169.254' }, { host: 'hostNotAllowed' }],
    [{ host: '::1' }, { host: 'hostNotAllowed' }],
    [{ host: '::ffff:127.0.0.1' }, { host: 'hostWrong' }],
    [{ host: '::ffff:7f00:1' }, { host: 'hostNotAllowed' }],
    [{ host: 'fe80::1' }, { host: 'hostNotAllowed' }],
    [
      { port: 0, fallbackPrinterId: 999 },
      { port: 'portWrong', fallbackPrinterId: 'fallbackUnknown' },
    ],
    [{ port: 22 }, { port: 'portNotAllowed' }],
    [{ port: 'nine' }, { port: 'notWhole' }],
    [{ widthDots: 100 }, { widthDots: 'notOneOf' }],
    [{ languages: [] }, { languages: 'empty' }],
    [{ languages: ['xx'] }, { 'languages.0': 'notOneOf' }],
    [{ categoryIds: [1, 99_999] }, { categoryIds: 'categoryUnknown' }],
    [{ receipts: 'always' }, { receipts: 'notOneOf' }],
    [{ restaurantId: 99 }, { restaurantId: 'venueUnknown' }],
    [{ version: 1 }, { version: 'fieldUnknown' }],
  ])('is refused with %j', async (differences, codes) => {
    const refused = await add(differences)

    expect(refused).toMatchObject({ status: 400 })
    expect((refused.body as unknown as { data: { codes: object } }).data.codes).toEqual(codes)
    expect((await list()).body.total).toBe(0)
  })

  it('takes categories of its own venue alone', async () => {
    const [theirs] = await testServer.db.many<{ id: number }>('SELECT "id" FROM categories WHERE "restaurantId" <> 1')
    const [ours] = await testServer.db.many<{ id: number }>('SELECT "id" FROM categories WHERE "restaurantId" = 1')

    expect(await add({ categoryIds: [theirs!.id] })).toMatchObject({ status: 400 })
    expect((await add({ categoryIds: [ours!.id] })).body.categoryIds).toEqual([ours!.id])
  })

  it('keeps a category that is gone until somebody takes it off', async () => {
    const { body } = await add()
    await testServer.db.write(() => run(`UPDATE printers SET "categoryIds" = '[99999]' WHERE "id" = ?`, body.id))

    expect((await change(body.id, { port: 9101 })).body).toMatchObject({ port: 9101, categoryIds: [99_999] })
  })

  it('that is sent again with its key is added once', async () => {
    const one = await add({ idempotencyKey: 'key-1' })
    const again = await add({ idempotencyKey: 'key-1' })

    expect(again.body).toEqual(one.body)
    await remove(one.body.id)
    expect(await add({ idempotencyKey: 'key-1' })).toMatchObject({
      status: 409,
      body: { data: { reason: 'keyTaken' } },
    })
  })

  it('is one of 32 at most', async () => {
    for (let number = 1; number <= 32; number += 1) expect((await add({ name: `Printer ${number}` })).status).toBe(201)

    expect(await add()).toMatchObject({ status: 422, body: { data: { reason: 'tooManyPrinters' } } })
  })
})

describe('a change', () => {
  it('made from an older version is refused with the printer as it is', async () => {
    const { body } = await add()
    await change(body.id, { port: 9101, version: 1 })

    expect(await change(body.id, { port: 9102, version: 1 })).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', current: { port: 9101, version: 2 } } },
    })
    expect((await change(body.id, { port: 9101, version: 1 })).body.version).toBe(2)
  })

  it('lets no circle come about, though two are made at once', async () => {
    const { body: one } = await add()
    const { body: other } = await add({ name: 'Bar' })

    const answers = await Promise.all([
      change(one.id, { fallbackPrinterId: other.id }),
      change(other.id, { fallbackPrinterId: one.id }),
    ])

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
  })

  it('is told to those who may see printers, and to nobody else', async () => {
    const screen = await testServer.connect(await testServer.signIn('manager@hotel.demo'))
    const waiter = await testServer.connect(await testServer.signIn('waiter@hotel.demo'))
    const stranger = await testServer.connect(await testServer.signIn(strangers))
    const { body: one } = await add()
    const { body: other } = await add({ name: 'Bar', fallbackPrinterId: one.id })
    await change(one.id, { port: 9101 })
    await change(one.id, { port: 9101 })
    await remove(one.id)

    await screen.caughtUp()
    expect(screen.heard<Printer>('v1/printers created').map(({ id }) => id)).toEqual([one.id, other.id])
    expect(screen.heard<Printer>('v1/printers patched').map(({ id, version }) => [id, version])).toEqual([
      [one.id, 2],
      [other.id, 2],
    ])
    expect(screen.heard<Printer>('v1/printers removed').map(({ id }) => id)).toEqual([one.id])
    await Promise.all([waiter.caughtUp(), stranger.caughtUp()])
    for (const silent of [waiter, stranger]) expect(silent.heard('v1/printers created')).toEqual([])
    expect((await get(other.id)).body.fallbackPrinterId).toBeNull()
  })
})

it.each([
  ['those of a venue', { restaurantId: 1 }],
  ['all', {}],
])('finds %s by an index', async (_name, query) => {
  const { db, statements } = recordStatements(testServer.db)
  const principal = await testServer.app.principals.fromToken(await testServer.signIn('admin@brigade.demo'))

  await listPrinters({ db, query, principal, isPaged: true })

  expect(statements).toHaveLength(2)
  for (const statement of statements) {
    const plan = await planOf(testServer.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})

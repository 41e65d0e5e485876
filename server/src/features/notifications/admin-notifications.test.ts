import { aGuest, aMachine } from '@brigade/domain/testing/people.builders.ts'
import { type AdminNotification, adminNotificationSchema } from '@brigade/domain/notifications/notifications.schema.ts'
import { describe, expect, it } from 'vitest'
import { recordEdit } from './public/record-edit.ts'
import { noon } from '#testing/test-server.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { listAdminNotifications } from './list-admin-notifications.ts'
import { anEdit, minutesAfterNoon, openEdits } from './testing/edits.ts'

const admin = 'admin@brigade.demo'
const organization = 'organization@brigade.demo'
const manager = 'manager@hotel.demo'
const path = '/v1/admin-notifications'
const created = 'v1/admin-notifications created'
const patched = 'v1/admin-notifications patched'

const desk = openEdits()
const { principal, list, close, note, noteThree, strangers } = desk

describe('an edit of a menu', () => {
  it.each([
    [manager, 1, 'Layla', 'Haddad', 'Harbour Hotel'],
    ['supermanager@brigade.demo', 2, 'Priya', 'Menon', 'Olive Street Kitchen'],
  ])('by %s is told to the admin', async (email, venueId, fname, lname, restaurantName) => {
    await note({ user: await principal(email), venueId, action: 'deleted', entity: 'side', entityName: 'Pickles' })

    expect((await list()).body.data).toEqual([
      {
        id: expect.any(Number),
        restaurantId: venueId,
        title: 'Side deleted',
        message: `${fname} ${lname} deleted the side Pickles at ${restaurantName}.`,
        type: 'warning',
        action: 'deleted',
        entity: 'side',
        entityName: 'Pickles',
        restaurantName,
        editorProfile: { fname, lname },
        entityUpdateDeleteTime: noon.toISOString(),
        isClosable: true,
        isActive: true,
      },
    ])
  })

  it('has every field of its contract and no other', async () => {
    await note({ user: await principal(manager) })

    const [notification] = (await list()).body.data
    expect(Object.keys(notification!).toSorted()).toEqual(Object.keys(adminNotificationSchema.properties).toSorted())
  })

  it('by the admin is told to nobody', async () => {
    await note({ user: await principal(admin) })
    expect((await list()).body.total).toBe(0)
  })

  it('by another system bears its name', async () => {
    await note({ user: aMachine() })
    await note({ user: aGuest() })

    const names = (await list()).body.data.map(({ editorProfile }) => editorProfile)
    expect(names).toEqual([
      { fname: 'Guest at Room 204', lname: '' },
      { fname: 'Online payments', lname: '' },
    ])
  })

  it('that is undone is not told', async () => {
    const user = await principal(manager)
    const undone = desk.testServer.db.write(function* () {
      yield* recordEdit(anEdit({ user }))
      throw new Error('The edit failed after all')
    })

    await expect(undone).rejects.toThrow('The edit failed after all')
    expect((await list()).body.total).toBe(0)
  })

  it('is heard at once by the head office and by nobody else', async () => {
    const others = [manager, 'supermanager@brigade.demo', 'waiter@hotel.demo']
    const screens = await Promise.all(
      others.map(async (email) => desk.testServer.connect(await desk.testServer.signIn(email))),
    )
    const office = await Promise.all(
      [admin, organization].map(async (email) => desk.testServer.connect(await desk.testServer.signIn(email))),
    )
    const news = office.map((screen) => screen.next<AdminNotification>(created))

    await note({ user: await principal(manager) })

    const [told] = (await list()).body.data
    for (const heard of news) expect(await heard).toEqual(told)
    await Promise.all(screens.map((screen) => screen.caughtUp()))
    for (const screen of screens) expect(screen.heard(created)).toEqual([])
  })
})

describe('the list of notifications', () => {
  it('comes newest first, in pages', async () => {
    const user = await principal(manager)
    for (const [index, entityName] of ['Tea', 'Coffee', 'Juice'].entries()) {
      await note({ user, entityName, now: minutesAfterNoon(index) })
    }

    const { body } = await list('?$limit=2')

    expect(body).toMatchObject({
      total: 3,
      limit: 2,
      skip: 0,
      data: [{ entityName: 'Juice' }, { entityName: 'Coffee' }],
    })
    expect((await list('?$limit=2&$skip=2')).body.data).toMatchObject([{ entityName: 'Tea' }])
  })

  it.each([
    ['restaurantId=2', ['Coffee']],
    ['restaurantId[$in][]=1&restaurantId[$in][]=2', ['Juice', 'Coffee', 'Tea']],
    ['isActive=true', ['Juice', 'Coffee']],
    ['isActive=false', ['Tea']],
    ['entityUpdateDeleteTime[$gte]=2026-03-04T08:01:00.000Z', ['Juice', 'Coffee']],
    [
      'entityUpdateDeleteTime[$gt]=2026-03-04T08:00:00.000Z&entityUpdateDeleteTime[$lt]=2026-03-04T08:02:00.000Z',
      ['Coffee'],
    ],
    ['$sort[entityUpdateDeleteTime]=1', ['Tea', 'Coffee', 'Juice']],
    ['$countTo=1', ['Juice', 'Coffee', 'Tea']],
  ])('finds by %s', async (query, names) => {
    await noteThree()

    const { body } = await list(`?${query}`)

    expect(body.data.map(({ entityName }) => entityName)).toEqual(names)
  })

  it('is refused to everybody else', async () => {
    expect(await desk.testServer.request('GET', path)).toMatchObject({ status: 401 })
    for (const token of await strangers()) {
      expect(await desk.testServer.request('GET', path, { token })).toMatchObject({
        status: 403,
        body: { data: { reason: 'permission' } },
      })
    }
  })

  it('refuses a filter that it does not know', async () => {
    expect(await list('?entityName=Tea')).toMatchObject({
      status: 400,
      body: { data: { fields: { entityName: expect.any(String) } } },
    })
  })

  it('counts no further than it is asked to', async () => {
    await noteThree()

    expect((await list('?$countTo=2')).body).toMatchObject({ total: 2, data: [{}, {}, {}] })
    expect((await list('?$countTo=5')).body.total).toBe(3)
    expect(await list('?$countTo=10001')).toMatchObject({
      status: 400,
      body: { data: { fields: { $countTo: expect.any(String) } } },
    })
  })

  it.each([
    ['active ones', { isActive: true }],
    ['all', {}],
    ['those of a venue', { restaurantId: 1 }],
    ['active ones of a venue', { restaurantId: 1, isActive: true }],
    ['those of some time', { entityUpdateDeleteTime: { $gt: '2026-03-01T00:00:00.000Z' } }],
  ])('finds %s by an index', async (_name, query) => {
    const { db, statements } = recordStatements(desk.testServer.db)

    await listAdminNotifications({ db, query, principal: await principal(admin), isPaged: false })

    expect(statements).toHaveLength(1)
    const plan = await planOf(desk.testServer.db, statements[0]!)
    const isByIndex = !isFullScan(plan) || plan.some((line) => /USING (COVERING )?INDEX/i.test(line))
    expect({ plan, isByIndex }).toMatchObject({ isByIndex: true })
  })
})

describe('closing a notification', () => {
  it('is done once and for all screens', async () => {
    await note({ user: await principal(manager) })
    const [notification] = (await list()).body.data
    const screen = await desk.testServer.connect(await desk.testServer.signIn(admin))
    const news = screen.next(patched)

    const answer = await close(notification!.id)

    expect(answer).toMatchObject({ status: 200, body: { ...notification, isActive: false } })
    expect(await news).toEqual(answer.body)
    expect(await close(notification!.id)).toMatchObject({ status: 200, body: { isActive: false } })
    expect((await list('?isActive=true')).body.total).toBe(0)
    await note({ user: await principal(manager) })
    const [next] = (await list()).body.data
    await close(next!.id)
    await screen.caughtUp()
    expect(screen.heard<AdminNotification>(patched).map(({ id }) => id)).toEqual([notification!.id, next!.id])
  })

  it('is refused to everybody else, and of one that is not there', async () => {
    await note({ user: await principal(manager) })
    const [notification] = (await list()).body.data
    const body = { isActive: false }

    expect(await desk.testServer.request('PATCH', `${path}/${notification!.id}`, { body })).toMatchObject({
      status: 401,
    })
    const token = await desk.testServer.signIn(manager)
    expect(await desk.testServer.request('PATCH', `${path}/${notification!.id}`, { token, body })).toMatchObject({
      status: 403,
    })
    expect(await close(2_147_483_647)).toMatchObject({ status: 404 })
    expect((await list('?isActive=true')).body.total).toBe(1)
  })

  it.each([
    [{}, 'isActive'],
    [{ isActive: true }, 'isActive'],
    [{ isActive: 0 }, 'isActive'],
    [{ isActive: false, title: 'Another' }, 'title'],
  ])('names what is wrong in %j', async (body, field) => {
    await note({ user: await principal(manager) })
    const [notification] = (await list()).body.data

    expect(await close(notification!.id, body)).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })
})

import { can } from '@brigade/domain/access/permissions.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import type { GuestDialogs } from '@brigade/domain/recommendations/dialogs.schema.ts'
import type { PrimaryHeading, SubOptionHeading } from '@brigade/domain/recommendations/recommendations.schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { demoAccounts } from '#seeds/accounts.ts'
import { type Guest, startTestServer, type TestServer } from '#testing/test-server.ts'

type Refused = { data: { reason: string; fields: Record<string, string>; current: object } }

const name = { en: 'Something new', ar: 'شيء جديد' }

let testServer: TestServer
let manager: string
let guest: Guest

beforeAll(async () => {
  testServer = await startTestServer()
  await testServer.db.write(() => run('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', false))
  manager = await testServer.signIn('manager@hotel.demo')
  guest = await testServer.guestAt('Room 207')
})

afterAll(() => testServer.close())

describe('the texts of a dialog', () => {
  it('are created, changed and deleted, and screens of the venue receive it', async () => {
    const screen = await testServer.connect(manager)
    const main = await made<MainOption>('recom-main-option', { restaurantId: 1, dialog: 'dessert', name })
    const sub = await made<SubOption>('recom-sub-option', { mainOptionId: main.id, name })
    const finer = await made<SubOptionHeading>('sub-option-heading', { mainOptionId: main.id, name })

    expect(main).toMatchObject({ dialog: 'dessert', index: 8, name, version: 1, updatedBy: expect.any(String) })
    expect(sub).toMatchObject({ mainOptionId: main.id, restaurantId: 1, index: 1 })
    const changed = await call<SubOptionHeading>('PATCH', `sub-option-heading/${finer.id}`, {
      name: { en: 'Which one?', de: 'Welches?' },
      version: 1,
    })
    expect(changed.body).toMatchObject({ name: { en: 'Which one?', ar: name.ar, de: 'Welches?' }, version: 2 })
    expect(await list<SubOptionHeading>(`sub-option-heading?subOptionId=${sub.id}`)).toEqual([changed.body])
    const gone = await call('DELETE', `recom-main-option/${main.id}`)
    expect(gone).toMatchObject({ status: 200, body: { id: main.id, itemsUntagged: 0 } })
    expect(await list(`recom-sub-option?mainOptionId=${main.id}`)).toEqual([])
    expect(await list(`sub-option-heading?mainOptionId=${main.id}`)).toEqual([])

    await screen.caughtUp()
    expect(screen.heard('v1/recom-main-option created')).toEqual([main])
    expect(screen.heard('v1/sub-option-heading patched')).toEqual([changed.body])
    expect(screen.heard('v1/recom-sub-option removed')).toEqual([sub])
    expect(screen.heard('v1/recom-main-option removed')).toEqual([main])
  })

  it('are read by guests of the venue, who do not see who changed them', async () => {
    const main = await made<MainOption>('recom-main-option', { restaurantId: 1, dialog: 'dessert', name })

    const asGuest = await list<MainOption>('recom-main-option?dialog=dessert', guest.token)
    expect(asGuest.find(({ id }) => id === main.id)).toEqual({ ...main, updatedBy: null })
    expect((await request('GET', 'recom-main-option?restaurantId=2', guest.token)).status).toBe(403)
    await call('DELETE', `recom-main-option/${main.id}`)
  })

  it.each<[path: string, body: object, field: string]>([
    ['recom-main-option', { restaurantId: 1, dialog: 'starter', name: { en: 'x' } }, 'name.ar'],
    ['recom-main-option', { restaurantId: 1, dialog: 'starter', name: { en: 'x'.repeat(61), ar: 'x' } }, 'name.en'],
    ['recom-main-option', { restaurantId: 1, dialog: 'breakfast', name }, 'dialog'],
    ['recom-main-option', { restaurantId: 2, dialog: 'starter', name }, 'restaurantId'],
    ['recom-sub-option', { mainOptionId: 999, name }, 'mainOptionId'],
    ['recom-sub-option', { mainOptionId: 9, name }, 'mainOptionId'],
    ['primary-heading', { restaurantId: 1, dialog: 'starter', name }, 'dialog'],
    ['sub-option-heading', { mainOptionId: 1, name }, 'mainOptionId'],
    ['sort/recom-options', { restaurantId: 1, ids: [1] }, 'dialog'],
    ['sort/recom-options', { restaurantId: 1, dialog: 'starter', mainOptionId: 1, ids: [1] }, 'dialog'],
    ['sort/recom-options', { restaurantId: 2, dialog: 'starter', ids: [1] }, 'restaurantId'],
    ['sort/recom-options', { restaurantId: 1, mainOptionId: 9, ids: [1] }, 'mainOptionId'],
  ])('%s refuses %j at its field', async (path, body, field) => {
    const answer = await call<Refused>('POST', path, body)

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields)).toEqual([field])
  })

  it('are limited in number', async () => {
    const ids: number[] = []
    for (let number = 2; number <= 20; number += 1) {
      ids.push((await made<MainOption>('recom-main-option', { restaurantId: 1, dialog: 'side', name })).id)
    }

    const answer = await call<Refused>('POST', 'recom-main-option', { restaurantId: 1, dialog: 'side', name })

    expect(answer).toMatchObject({ status: 422, body: { data: { reason: 'tooManyOptions' } } })
    for (const id of ids) await call('DELETE', `recom-main-option/${id}`)
  })

  it('refuses a change from an older version, and accepts one that changes nothing', async () => {
    const heading = (await list<PrimaryHeading>('primary-heading?dialog=starter'))[0]!
    await call('PATCH', `primary-heading/${heading.id}`, { name, version: heading.version })

    const late = await call<Refused>('PATCH', `primary-heading/${heading.id}`, {
      name: { en: 'Mine' },
      version: heading.version,
    })
    expect(late).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion', current: { name } } } })
    const same = await call('PATCH', `primary-heading/${heading.id}`, { name, version: heading.version })
    expect(same.status).toBe(200)
  })

  it('are written by admins, supermanagers and managers, at their own venues', async () => {
    for (const { email, role } of demoAccounts.filter(({ venueId }) => venueId === 1 || venueId === undefined)) {
      const token = await testServer.signIn(email)
      const answer = await request('PATCH', 'recom-main-option/1', token, { name: {} })
      expect([role, answer.status]).toEqual([role, can({ role }, 'recommendations:write') ? 200 : 403])
      const suggested = await request('GET', 'recommendation-suggestions', token)
      expect([role, suggested.status]).toEqual([role, can({ role }, 'recommendations:write') ? 200 : 403])
    }
    const elsewhere = await testServer.signIn('manager@restaurant.demo')
    expect((await request('PATCH', 'recom-main-option/1', elsewhere, { name })).status).toBe(404)
    expect((await request('DELETE', 'recom-sub-option/1', elsewhere)).status).toBe(404)
    expect((await request('GET', 'recommendations?restaurantId=1', elsewhere)).status).toBe(403)
    expect((await request('PATCH', 'recom-main-option/1', guest.token, { name })).status).toBe(403)
    expect((await request('GET', 'recommendations', undefined)).status).toBe(401)
  })

  it('are sorted in one call, unless a colleague was faster', async () => {
    const before = (await list<MainOption>('recom-main-option?dialog=starter')).map(({ id }) => id)
    const ids = before.toReversed()

    const sorted = await call('POST', 'sort/recom-options', { restaurantId: 1, dialog: 'starter', ids })

    expect(sorted.status).toBe(200)
    expect((await list<MainOption>('recom-main-option?dialog=starter')).map(({ id }) => id)).toEqual(ids)
    const late = await call('POST', 'sort/recom-options', { restaurantId: 1, dialog: 'starter', ids: [ids[0]!] })
    expect(late).toMatchObject({ status: 409, body: { data: { reason: 'sortMoved', ids } } })
    const subs = (await list<SubOption>(`recom-sub-option?mainOptionId=${ids[0]}`)).map(({ id }) => id)
    const body = { restaurantId: 1, mainOptionId: ids[0], ids: subs.toReversed() }
    expect((await call('POST', 'sort/recom-options', body)).status).toBe(200)
  })
})

describe('a deleted option', () => {
  it('is removed from items in the same transaction, and the answer says from how many', async () => {
    const main = await made<MainOption>('recom-main-option', { restaurantId: 1, dialog: 'dessert', name })
    const [one, other] = [
      await made<SubOption>('recom-sub-option', { mainOptionId: main.id, name }),
      await made<SubOption>('recom-sub-option', { mainOptionId: main.id, name }),
    ]
    const first = await testServer.itemCalled('Umm Ali')
    const second = await testServer.itemCalled('Kunafa with Cheese')
    const tag = { recommendationCategory: 'dessert', mainOptionId: [main.id] }
    await call('PATCH', `items/${first}`, { ...tag, subOptionId: [one.id] })
    await call('PATCH', `items/${second}`, { ...tag, subOptionId: [one.id, other.id] })
    const screen = await testServer.connect(manager)

    expect((await call('DELETE', `recom-sub-option/${one.id}`)).body).toMatchObject({ itemsUntagged: 2 })

    const none = { recommendationCategory: 'none', mainOptionId: [], subOptionId: [] }
    expect(await item(first)).toMatchObject(none)
    expect(await item(second)).toMatchObject({ ...tag, subOptionId: [other.id] })
    await screen.caughtUp()
    expect(screen.heard('v1/recom-sub-option removed')).toEqual([one])
    expect(screen.heard('v1/items patched')).toEqual([])
    const entries = await testServer.db.many<{ recordId: number }>(
      `SELECT "recordId" FROM audit_log WHERE "record" = 'item' ORDER BY "id" DESC LIMIT 2`,
    )
    expect(new Set(entries.map(({ recordId }) => recordId))).toEqual(new Set([first, second]))
    expect((await call('DELETE', `recom-main-option/${main.id}`)).body).toMatchObject({ itemsUntagged: 1 })
    expect(await item(second)).toMatchObject(none)
  })

  it('is removed from many items in few statements, as one edit of the menu, each item with a version and an entry of its own', async () => {
    const main = await made<MainOption>('recom-main-option', { restaurantId: 1, dialog: 'dessert', name })
    const sub = await made<SubOption>('recom-sub-option', { mainOptionId: main.id, name })
    const untagged = { recommendationCategory: 'none', mainOptionId: [], subOptionId: [] }
    const ids = (await list<Item>('items?restaurantId=1'))
      .filter(({ recommendationCategory }) => recommendationCategory === 'none')
      .slice(0, 12)
      .map(({ id }) => id)
    const tags = [JSON.stringify([main.id]), JSON.stringify([sub.id])]
    const set = '"recommendationCategory" = ?, "mainOptionId" = ?, "subOptionId" = ?'
    await testServer.db.write(() =>
      run(`UPDATE items SET ${set} WHERE "id" IN (${ids.join(', ')})`, 'dessert', ...tags),
    )
    const before = await item(ids[7]!)

    expect((await call('DELETE', `recom-sub-option/${sub.id}`)).body).toMatchObject({ itemsUntagged: 12 })

    expect(await item(ids[7]!)).toEqual({
      ...before,
      ...untagged,
      version: before.version + 1,
      updatedAt: expect.any(String),
      updatedBy: expect.any(String),
    })
    const entries = await testServer.db.many<{ recordId: number }>(
      `SELECT "recordId" FROM audit_log WHERE "record" = 'item' ORDER BY "id" DESC LIMIT 12`,
    )
    expect(entries.map(({ recordId }) => recordId).toSorted(byNumber)).toEqual(ids.toSorted(byNumber))
    const told = await testServer.db.many<{ entityName: string }>(
      'SELECT "entityName" FROM admin_notifications ORDER BY "id" DESC LIMIT 2',
    )
    expect(told.filter(({ entityName }) => entityName.endsWith('and 11 more'))).toHaveLength(1)
    const late = await call('PATCH', `items/${ids[7]}`, { mainOptionId: [1], version: before.version })
    expect(late).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion' } } })
    await call('DELETE', `recom-main-option/${main.id}`)
  })

  it('needs the passphrase of the menu where items have it', async () => {
    await testServer.db.write(() => run('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', true))

    const [tagged] = await list<MainOption>('recom-main-option?dialog=drink')
    expect((await call('DELETE', `recom-main-option/${tagged!.id}`)).status).toBe(403)
    const plain = await made<MainOption>('recom-main-option', { restaurantId: 1, dialog: 'drink', name })
    expect((await call('DELETE', `recom-main-option/${plain.id}`)).status).toBe(200)

    await testServer.db.write(() => run('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', false))
  })
})

describe('what guests get', () => {
  it('has questions, answers and the items that they can order at this minute', async () => {
    const { dialogs, items, canOrder } = await dialogsAs(guest.token)

    expect(canOrder).toBe(true)
    expect(dialogs.map(({ dialog }) => dialog)).toEqual(['starter', 'mainCourse', 'side', 'dessert', 'drink'])
    const dessert = dialogs.find(({ dialog }) => dialog === 'dessert')
    expect(dessert).toMatchObject({ heading: { en: 'And something sweet?' } })
    const [chocolate] = dessert!.mainOptions
    expect(chocolate?.subOptions.map(({ itemIds }) => itemIds)).toEqual([
      [await testServer.itemCalled('Warm Chocolate Fondant')],
      [await testServer.itemCalled('Three Scoops of Ice Cream')],
    ])
    const fondant = await testServer.itemCalled('Warm Chocolate Fondant')
    expect(items.find(({ id }) => id === fondant)).toMatchObject({ price: (await item(fondant)).price })
  })

  it('leaves out what is sold out, switched off or not on the menu now', async () => {
    const fondant = await testServer.itemCalled('Warm Chocolate Fondant')
    const isProposed = async () => JSON.stringify(await dialogsAs(guest.token)).includes(`"itemIds":[${fondant}]`)
    expect(await isProposed()).toBe(true)

    await call('POST', 'sold-out', { kind: 'item', id: fondant, for: 'tomorrow' })
    expect(await isProposed()).toBe(false)
    await call('POST', 'sold-out', { kind: 'item', id: fondant, for: 'back' })
    await call('PATCH', `items/${fondant}`, { daysAvailable: ['Monday'] })
    expect(await isProposed()).toBe(false)
    await call('PATCH', `items/${fondant}`, { daysAvailable: ['Wednesday'] })
    expect(await isProposed()).toBe(true)
    await call('PATCH', `items/${fondant}`, { daysAvailable: ['ALL'], isActive: false })
    expect(await isProposed()).toBe(false)
    await call('PATCH', `items/${fondant}`, { isActive: true })
  })

  it('has no items while the venue takes no orders', async () => {
    await testServer.db.write(() => run('UPDATE venues SET "canReceiveOrder" = ? WHERE "id" = 1', false))

    expect(await dialogsAs(guest.token)).toMatchObject({ canOrder: false, items: [], pairs: [] })

    await testServer.db.write(() => run('UPDATE venues SET "canReceiveOrder" = ? WHERE "id" = 1', true))
  })

  it('is the same for staff, who name the venue', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')

    expect(await dialogsAs(admin, '?restaurantId=1')).toEqual(await dialogsAs(guest.token))
    expect((await request('GET', 'recommendations', admin)).status).toBe(400)
  })
})

function byNumber(one: number, other: number): number {
  return one - other
}

function request<T = object>(method: string, path: string, token: string | undefined, body?: object) {
  return testServer.request<T>(method, `/v1/${path}`, { ...(token !== undefined && { token }), ...(body && { body }) })
}

function call<T = object>(method: string, path: string, body?: object) {
  return request<T>(method, path, manager, body)
}

async function made<T>(path: string, body: object): Promise<T> {
  const answer = await call<T>('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

async function list<T>(path: string, token = manager): Promise<T[]> {
  const all = `${path}${path.includes('?') ? '&' : '?'}skipPaginate=true`
  return (await request<T[]>('GET', all, token)).body
}

async function item(id: number): Promise<Item> {
  return (await call<Item>('GET', `items/${id}`)).body
}

async function dialogsAs(token: string, query = ''): Promise<GuestDialogs> {
  return (await request<GuestDialogs>('GET', `recommendations${query}`, token)).body
}

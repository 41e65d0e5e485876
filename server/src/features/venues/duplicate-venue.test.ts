import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { FormQuestion, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { copiedParts } from '@brigade/domain/venues/venues.duplicate.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { conflict } from '#kit/errors/errors.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

let testServer: TestServer
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  for (const [name, host] of [
    ['Kitchen', '10.0.0.7'],
    ['Bar', '10.0.0.8'],
  ]) {
    await testServer.request('POST', '/v1/printers', { token: admin, body: { restaurantId: 1, name, host } })
  }
})

afterAll(() => testServer.close())

describe('a duplicate of a venue', () => {
  it('has what was chosen, with codes of its own and nothing of the POS', async () => {
    const before = await read<Venue>('restaurant/1')

    const { status, body } = await duplicate({ copies: copiedParts })

    expect(status).toBe(201)
    const { id } = body
    expect(body).toMatchObject({
      name: 'Harbour East',
      currency: 'AED',
      timeZone: 'Asia/Dubai',
      isRestaurant: false,
      serviceFee: before.serviceFee,
      hasGerman: true,
      trayOutSettings: before.trayOutSettings,
      isPOSIntegrated: false,
      isPassphrase: false,
      isOnlinePayment: false,
      version: 1,
    })
    const [tables, copiedTables] = [await all<Table>('table', 1), await all<Table>('table', id)]
    expect(copiedTables.map(({ name, area }) => ({ name, area }))).toEqual(
      tables.map(({ name, area }) => ({ name, area })),
    )
    const tokens = new Set([...tables, ...copiedTables].map(({ token }) => token))
    expect(tokens.size).toBe(2 * tables.length)
    const [items, copiedItems] = [await all<Item>('items', 1), await all<Item>('items', id)]
    expect(copiedItems.map(sold)).toEqual(items.map(sold))
    expect(copiedItems.every(({ posItemId, images }) => posItemId === null && images.length === 0)).toBe(true)
    const printers = await all<Printer>('printers', id)
    expect(printers.map(({ name, isActive }) => ({ name, isActive }))).toEqual([
      { name: 'Kitchen', isActive: false },
      { name: 'Bar', isActive: false },
    ])
    const [[form], [copiedForm]] = [await all<MenuForm>('menu-forms', 1), await all<MenuForm>('menu-forms', id)]
    const nameOf = (itemId: number | null) => [...items, ...copiedItems].find((item) => item.id === itemId)?.name.en
    expect([copiedForm?.slotMinutes, nameOf(copiedForm!.baseItemId)]).toEqual([
      form?.slotMinutes,
      nameOf(form!.baseItemId),
    ])
    expect(copiedItems.map((item) => item.id)).toContain(copiedForm!.baseItemId)
    const optionsOf = async (venueId: number) =>
      (await all<FormQuestion>('menu-form-questions', venueId)).map(({ question, options }) => [
        question,
        options.map(({ itemId }) => nameOf(itemId)),
      ])
    expect(await optionsOf(id)).toEqual(await optionsOf(1))
    const keys = await testServer.db.many(
      `SELECT "id" FROM modifier_groups WHERE "restaurantId" = ? AND "options" LIKE '%"posItemId":"%'`,
      id,
    )
    expect(keys).toEqual([])
  })

  it('takes orders at its own tables and prices', async () => {
    const { body } = await duplicate({ name: 'Harbour West', copies: ['menus', 'tables'] })
    const [table] = await all<Table>('table', body.id)
    const item = (await all<Item>('items', body.id)).find(({ name }) => name.en === 'Wild Mushroom Risotto')!
    const { body: guest } = await testServer.request<{ accessToken: string }>('POST', '/v1/guest/session', {
      body: { token: table!.token },
    })

    const answer = await testServer.place(guest.accessToken, { cart: [{ itemId: item.id, itemQty: 1 }] })

    expect(answer).toMatchObject({ status: 201, body: { restaurantId: body.id, cartPrice: 72, serviceFee: 0 } })
  })

  it('has nothing else', async () => {
    const { body } = await duplicate({ name: 'Harbour Pier', copies: [] })

    expect(body).toMatchObject({ serviceFee: 0, currency: 'AED', hasGerman: false })
    for (const path of ['table', 'menu', 'items', 'printers']) expect(await all(path, body.id)).toEqual([])
  })

  it('is not paused because the first is', async () => {
    const pause = { restaurantId: 1, minutes: 15 }
    expect(await testServer.request('POST', '/v1/pause/orders', { token: admin, body: pause })).toMatchObject({
      status: 200,
    })

    const { body } = await duplicate({ name: 'Harbour Quay', copies: ['settings'] })

    expect((await read<Venue>('restaurant/1')).orderPauses).toHaveLength(1)
    expect(body.orderPauses).toEqual([])
  })

  it('is made once, however often the call is repeated', async () => {
    const headers = { 'Idempotency-Key': 'one-copy' }
    const body = { id: 1, name: 'Harbour North', copies: ['tables'] }
    const ask = () => testServer.request<Venue>('POST', '/v1/duplicate/restaurant', { token: admin, body, headers })

    const answers = await Promise.all([ask(), ask()])

    expect(answers[0].body.id).toBe(answers[1].body.id)
    expect((await all<Table>('table', answers[0].body.id)).length).toBe((await all<Table>('table', 1)).length)
  })

  it('needs a name, and a venue that there is', async () => {
    expect(await duplicate({ name: ' ', copies: [] })).toMatchObject({
      status: 400,
      body: { data: { codes: { name: 'venueNameMissing' } } },
    })
    expect(await duplicate({ id: 999, copies: [] })).toMatchObject({ status: 404 })
    expect(await duplicate({ copies: ['orders'] })).toMatchObject({ status: 400 })
  })

  it('leaves nothing behind if a part can’t be copied', async () => {
    const count = async () => (await testServer.db.many('SELECT "id" FROM venues')).length
    const before = await count()
    testServer.app.transactionHooks.add('venues:duplicated', function* ({ to }) {
      yield* run('UPDATE venues SET "name" = "name" WHERE "id" = ?', to)
      throw conflict({ message: 'No copy today.', reason: 'venueBusy' })
    })

    expect(await duplicate({ name: 'Harbour Half', copies: ['menus'] })).toMatchObject({ status: 409 })

    expect(await count()).toBe(before)
  })

  it.each([
    ['organization@brigade.demo', 400],
    ['supermanager@brigade.demo', 400],
    ['manager@hotel.demo', 403],
    ['waiter@hotel.demo', 403],
    ['finance@hotel.demo', 403],
  ])('is for those who create venues: %s gets %i for a wrong one', async (email, status) => {
    expect(await duplicate({ name: '', copies: [] }, await testServer.signIn(email))).toMatchObject({ status })
  })
})

function sold({ name, price, isActive, condimentsCount, modifiersCount }: Item) {
  return { name, price, isActive, condimentsCount, modifiersCount }
}

function duplicate(body: object, token = admin): Promise<Answer<Venue>> {
  return testServer.request<Venue>('POST', '/v1/duplicate/restaurant', {
    token,
    body: { id: 1, name: 'Harbour East', ...body },
  })
}

async function read<T>(path: string): Promise<T> {
  return (await testServer.request<T>('GET', `/v1/${path}`, { token: admin })).body
}

function all<T>(path: string, venueId: number): Promise<T[]> {
  return read<T[]>(`${path}?restaurantId=${venueId}&skipPaginate=true`)
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { Category, Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }

let testServer: TestServer
let manager: string
let screen: Screen
let menu: Menu
let category: Category

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@restaurant.demo')
  await testServer.request('POST', '/v1/passphrase/grant', {
    token: manager,
    body: { restaurantId: 2, gate: 'menuEdit', passphrase: 'brigade-menu' },
  })
  screen = await testServer.connect(await testServer.signIn('waiter@restaurant.demo'))
})

beforeEach(async () => {
  menu = await make<Menu>('menu', { restaurantId: 2, name: named(`Menu ${Math.random()}`), ...always })
  category = await make<Category>('category', { menuId: menu.id, name: named('Drinks'), ...always })
})

afterAll(() => testServer.close())

describe('an import whose answer got lost', () => {
  it('is done once, and answers and is told as it was at first', async () => {
    const list = [dish('Tea'), dish('Milk')]
    const first = await send({ list, idempotencyKey: 'tea-and-milk' })

    const second = await send({ list, idempotencyKey: 'tea-and-milk' })

    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(first.body).toMatchObject({ created: 2, changed: 0, untouched: 0 })
    expect(await namesIn(menu)).toEqual(['Tea', 'Milk'])
    const last = await send({ list: [dish('Last')] })
    await screen.caughtUp()
    expect(screen.heard('v1/bulkItems created')).toEqual([first.body, last.body])
  })

  it('is done once, also when it is sent again while it is under way', async () => {
    const body = { list: [dish('Tea')], idempotencyKey: 'at-once' }

    const answers = await Promise.all([send(body), send(body), send(body)])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body: { importId } }) => importId)).size).toBe(1)
    expect(await namesIn(menu)).toEqual(['Tea'])
  })

  it('counts again what it left alone', async () => {
    await send({ list: [dish('Tea')] })
    const [tea] = await itemsIn(menu)
    const list = [{ id: tea!.id, menuId: menu.id, price: 12 }, dish('Milk')]
    const first = await send({ list, idempotencyKey: 'untouched' })

    expect(first.body).toMatchObject({ created: 1, changed: 0, untouched: 1 })
    expect((await send({ list, idempotencyKey: 'untouched' })).body).toEqual(first.body)
  })

  it('takes the key from the header too, and nothing from a count before it', async () => {
    const list = [dish('Tea')]
    await send({ list, dryRun: true, idempotencyKey: 'by-header' })
    const first = await send({ list }, { 'Idempotency-Key': 'by-header' })

    expect(first.body).toMatchObject({ created: 1, importId: expect.any(Number) })
    expect((await send({ list, idempotencyKey: 'by-header' })).body).toEqual(first.body)
  })

  it("is another's for another person and another kind of records", async () => {
    const first = await send({ list: [dish('Tea')], idempotencyKey: 'shared' })
    const admin = await testServer.signIn('admin@brigade.demo')
    const other = await send({ list: [dish('Milk')], idempotencyKey: 'shared' }, {}, admin)
    const sides = { list: [{ itemId: (await itemsIn(menu))[0]!.id, name: named('Bread'), price: 1, max: 1 }] }
    const side = await make<BulkResult>('bulkCondiments', { ...sides, idempotencyKey: 'shared' })

    expect(new Set([first.body.importId, other.body.importId, side.importId]).size).toBe(3)
  })

  it("is refused for another venue's list under the same key", async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    const menus = (restaurantId: number) => [{ restaurantId, name: named(`New ${Math.random()}`) }]
    const ask = (list: object[]) =>
      testServer.request('POST', '/v1/bulkMenus', { token: admin, body: { list, idempotencyKey: 'two-venues' } })
    expect((await ask(menus(2))).status).toBe(200)

    expect(await ask(menus(3))).toMatchObject({ status: 422, body: { data: { reason: 'keyTaken' } } })
    const imports = await testServer.request<KeptImport[]>('GET', '/v1/imports?restaurantId=3&skipPaginate=true', {
      token: admin,
    })
    expect(imports.body).toEqual([])
  })

  it('is refused with a key of wrong letters', async () => {
    expect(await send({ list: [dish('Tea')], idempotencyKey: 'two words' })).toMatchObject({
      status: 400,
      body: { data: { fields: { idempotencyKey: expect.any(String) } } },
    })
  })
})

function send(body: object, headers: Record<string, string> = {}, token = manager) {
  return testServer.request<BulkResult>('POST', '/v1/bulkItems', { token, body, headers })
}

async function itemsIn({ id }: Menu): Promise<Item[]> {
  const { body } = await testServer.request<Item[]>('GET', `/v1/items?menuId=${id}&skipPaginate=true`, {
    token: manager,
  })
  return body
}

async function namesIn(of: Menu): Promise<string[]> {
  return (await itemsIn(of)).map(({ name }) => name.en)
}

async function make<T = object>(path: string, body: object): Promise<T> {
  const answer = await testServer.request<T>('POST', `/v1/${path}`, { token: manager, body })
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

function dish(en: string) {
  return {
    menuId: menu.id,
    categoryId: category.id,
    name: named(en),
    description: { en: 'Warm', ar: 'دافئ' },
    price: 12,
  }
}

function named(en: string) {
  return { en, ar: `${en} بالعربية`.slice(0, 35) }
}

import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemFields, staffOnlyFieldsOf, withoutStaffOnly } from '@brigade/domain/menus/menus.fields.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { type WholeItem, type WholeMenu, wholeMenuSchema } from '@brigade/domain/menus/menus.whole-menu.ts'
import { checkOf } from '#kit/validation/validation.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

let testServer: TestServer
let guest: string
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  guest = (await testServer.guestAt('Room 204')).token
})

afterAll(() => testServer.close())

it('is what a guest finds part by part, in the same order', async () => {
  const whole = await read(guest)

  checkOf('data', wholeMenuSchema)(whole)
  const menus = await list<Menu>('v1/menu')
  const items = await list<Item>('v1/items')
  const sides = await list<Side>('v1/condiments')
  const groups = (await list<ModifierGroup>('v1/modifiers')).filter(({ modifiersList }) => modifiersList.length > 0)
  const wholeItems = itemsOf(whole)
  expect(whole.menus.map(({ id }) => id)).toEqual(menus.map(({ id }) => id))
  expect(wholeItems.map(({ id }) => id).toSorted(byNumber)).toEqual(items.map(({ id }) => id).toSorted(byNumber))
  for (const item of wholeItems) {
    const { restaurantId: _venue, isActive: _on, index: _index, ...rest } = items.find(({ id }) => id === item.id)!
    const {
      version: _version,
      updatedAt: _at,
      updatedBy: _by,
      condimentsCount: _sides,
      modifiersCount: _groups,
      condimentsList: _sideIds,
      modifiersList: _groupIds,
      ...public_
    } = rest
    expect(item).toMatchObject(withoutStaffOnly(public_, itemFields))
    expect(item.condimentsList.map(({ id, price }) => ({ id, price }))).toEqual(
      sides.filter(({ itemId }) => itemId === item.id).map(({ id, price }) => ({ id, price })),
    )
    expect(item.modifiersList.map(({ id, modifiersList }) => [id, modifiersList.map(({ price }) => price)])).toEqual(
      groups
        .filter(({ itemId }) => itemId === item.id)
        .map(({ id, modifiersList }) => [id, modifiersList.map(({ price }) => price)]),
    )
  }
  for (const { id, categories } of whole.menus) {
    const ofMenu = await list<Category>('v1/category', `&menuId=${id}`)
    expect(categories.map((category) => category.id)).toEqual(ofMenu.map((category) => category.id))
  }
})

it('tells guests nothing of the systems and the people behind', async () => {
  const { body } = await raw({ token: guest })

  const hidden = [...staffOnlyFieldsOf(itemFields), 'posItemId', 'updatedBy', 'isActive', 'fieldVersions']
  for (const name of hidden) expect(body.toString()).not.toContain(`"${name}"`)
})

describe('over REST', () => {
  it('comes with a tag, and not again to who has it', async () => {
    const first = await raw({ token: guest })
    const again = await raw({ token: guest, 'if-none-match': String(first.headers.etag) })
    const other = await raw({ token: guest, 'if-none-match': '"another"' })

    expect(first).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding',
      },
    })
    expect(again).toMatchObject({ status: 304, headers: { etag: first.headers.etag } })
    expect(again.body).toHaveLength(0)
    expect(other.status).toBe(200)
  })

  it('comes compressed as the client takes it', async () => {
    const plain = await raw({ token: guest })
    const brotli = await raw({ token: guest, 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await raw({ token: guest, 'accept-encoding': 'br;q=0, gzip' })

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3)
  })
})

it('is another after each change, with what is sold out and without what is switched off', async () => {
  const before = await read(guest)
  const tag = (await raw({ token: guest })).headers.etag
  const [first, second] = itemsOf(before)
  await testServer.request('POST', '/v1/sold-out', { token: admin, body: { kind: 'item', id: first!.id, for: 'open' } })
  await testServer.request('PATCH', `/v1/items/${second!.id}`, { token: admin, body: { isActive: false } })

  const after = await read(guest)

  expect((await raw({ token: guest })).headers.etag).not.toBe(tag)
  expect(after.catalogueVersion).toBe(before.catalogueVersion + 2)
  expect(itemsOf(after).find(({ id }) => id === first!.id)).toEqual({ ...first, soldOut: { until: null } })
  expect(itemsOf(after).map(({ id }) => id)).toEqual(
    itemsOf(before)
      .map(({ id }) => id)
      .filter((id) => id !== second!.id),
  )
})

it('is the same record over the socket', async () => {
  const { client } = await testServer.connect(guest)

  expect(await client.service('v1/whole-menu').find({ query: { restaurantId: 1 } })).toEqual(await read(guest))
})

it('is of the own venue, or of one that is asked for by who may', async () => {
  expect((await read(admin, '?restaurantId=3')).restaurantId).toBe(3)
  expect(await testServer.request('GET', '/v1/whole-menu?restaurantId=2', { token: guest })).toMatchObject({
    status: 403,
  })
  expect(await testServer.request('GET', '/v1/whole-menu', { token: admin })).toMatchObject({ status: 400 })
  expect(await testServer.request('GET', '/v1/whole-menu?restaurantId=99', { token: admin })).toMatchObject({
    status: 404,
  })
  expect(await testServer.request('GET', '/v1/whole-menu')).toMatchObject({ status: 401 })
})

function itemsOf({ menus }: WholeMenu): WholeItem[] {
  return menus.flatMap(({ categories, items }) => [...categories.flatMap((category) => category.items), ...items])
}

async function read(token: string, query = ''): Promise<WholeMenu> {
  return (await testServer.request<WholeMenu>('GET', `/v1/whole-menu${query}`, { token })).body
}

/** Sends a request without `fetch`, which decompresses answers. */
function raw({ token, ...headers }: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(
      `${testServer.url}/v1/whole-menu`,
      { headers: { ...headers, authorization: `Bearer ${token}` } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      },
    ).on('error', reject)
  })
}

async function list<T>(path: string, query = ''): Promise<T[]> {
  return (await testServer.request<T[]>('GET', `/${path}?skipPaginate=true${query}`, { token: guest })).body
}

function byNumber(a: number, b: number): number {
  return a - b
}

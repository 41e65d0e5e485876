import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '#testing/test-server.ts'
import {
  always,
  anItemOf,
  openMenuFixture,
  soup,
  type Part,
  type Refused,
  type WinterMenu,
} from '#testing/menu-fixture.ts'

const desk = openMenuFixture()

let testServer: TestServer
let winter: WinterMenu

beforeAll(async () => {
  ;({ testServer } = desk)
  winter = await desk.addWinterMenu()
})

const named = (en: string) => ({ en, ar: 'اسم' })

/** Bodies that create a part of each kind, and the body for another name. */
const bodies: Record<string, (en: string) => object> = {
  'v1/menu': (en) => ({ restaurantId: 2, name: named(en), ...always }),
  'v1/category': (en) => ({ menuId: winter.menu.id, name: named(en), ...always }),
  'v1/items': (en) => ({ ...anItemOf(winter.category), name: named(en) }),
  'v1/condiments': (en) => ({ itemId: winter.item.id, name: named(en), price: 1, max: 2 }),
  'v1/modifiers': (en) => ({ itemId: winter.item.id, groupName: named(en) }),
  'v1/group-names': (en) => ({ name: named(en) }),
}

describe.each(Object.entries(bodies))('a call that adds a record at %s under a key', (path, bodyOf) => {
  it('adds one record, however often and at once it is repeated, and publishes it once', async () => {
    const screen = await testServer.connect(desk.admin)
    const body = bodyOf('Once')

    const both = await Promise.all([add(path, body, 'once'), add(path, body, 'once')])
    const again = await add(path, body, 'once')

    const { id } = both[0].body
    expect([...both, again].map(({ status, body: made }) => [status, made.id])).toEqual(
      Array.from({ length: 3 }, () => [201, id]),
    )
    await screen.caughtUp()
    const isSilent = path === 'v1/group-names'
    expect(screen.heard<Part>(`${path} created`).map((part) => part.id)).toEqual(isSilent ? [] : [id])
  })

  it('is refused with another body, and adds nothing', async () => {
    await add(path, bodyOf('First'), 'taken')

    const refused = await add(path, bodyOf('Second'), 'taken')

    expect(refused).toMatchObject({ status: 422, body: { data: { reason: 'keyTaken' } } })
    expect(await add(path, bodyOf('Second'), 'free')).toMatchObject({ status: 201 })
  })

  it('is refused once what it added is deleted', async () => {
    const body = bodyOf('Gone')
    const { id } = (await add(path, body, 'gone')).body
    await desk.remove(path, id)

    expect(await add(path, body, 'gone')).toMatchObject({ status: 409, body: { data: { reason: 'keyTaken' } } })
  })
})

it('a repeated call is answered with the record as it is now', async () => {
  const body = bodies['v1/condiments']!('Bread')
  const { id } = (await add('v1/condiments', body, 'as-it-is')).body
  await desk.change('v1/condiments', id, { max: 9 })

  expect((await add('v1/condiments', body, 'as-it-is')).body).toMatchObject({ id, max: 9, version: 2 })
})

it('a key can be used again where the call was refused', async () => {
  const wrong = { itemId: winter.item.id, name: soup, price: 1, max: 0 }
  expect(await add('v1/condiments', wrong, 'refused')).toMatchObject({ status: 400 })

  expect(await add('v1/condiments', { ...wrong, max: 1, name: named('Salt') }, 'refused')).toMatchObject({
    status: 201,
  })
})

it('a key in the body is that of the header', async () => {
  const body = bodies['v1/menu']!('By its body')
  const first = await testServer.request<Part>('POST', '/v1/menu', {
    token: desk.admin,
    body: { ...body, idempotencyKey: 'v1/menu:of-the-body' },
  })

  expect((await add('v1/menu', body, 'of-the-body')).body.id).toBe(first.body.id)
})

function add(path: string, body: object, key: string) {
  const headers = { 'Idempotency-Key': `${path}:${key}` }
  return testServer.request<Part & Refused>('POST', `/${path}`, { token: desk.admin, body, headers })
}

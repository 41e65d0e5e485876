import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category, Item } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { aPicture, upload } from '#testing/pictures.ts'

type Refusal = { data: { reason?: string; fields?: Record<string, string> } }

let testServer: TestServer
let admin: string
let colours = 0

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
})

afterAll(() => testServer.close())

describe.each(['items', 'category'])('pictures of %s', (kind) => {
  it('are those that were uploaded, and go when the record shows them no more', async () => {
    const [first, second] = [await aStoredPicture({ kind }), await aStoredPicture({ kind })]
    const { id } = await aRecord(kind)

    expect(await patch(kind, id, { images: [first, second] })).toMatchObject({
      status: 200,
      body: { images: [first, second] },
    })
    expect(await patch(kind, id, { images: [second] })).toMatchObject({ status: 200, body: { images: [second] } })

    await untilGone(first)
    expect(await isThere(second)).toBe(true)
  })

  it('stay, though the record has them from elsewhere, until it lets go of them', async () => {
    const record = await aRecord(kind)
    const own = ['/pictures/tea.png']
    await testServer.db.many(
      `UPDATE ${kind === 'items' ? 'items' : 'categories'} SET "images" = ? WHERE "id" = ? RETURNING "id"`,
      JSON.stringify(own),
      record.id,
    )
    const picture = await aStoredPicture({ kind })

    expect(await patch(kind, record.id, { images: [picture, ...own] })).toMatchObject({ status: 200 })
    expect(await patch(kind, record.id, { images: [] })).toMatchObject({ status: 200, body: { images: [] } })
    expect(await patch(kind, record.id, { images: own })).toMatchObject({ status: 400 })
  })

  it('are none of the other kind', async () => {
    const { id } = await aRecord(kind)
    const other = await aStoredPicture({ kind: kind === 'items' ? 'category' : 'items' })

    expect(await patch(kind, id, { images: [other] })).toMatchObject({
      status: 400,
      body: { data: { reason: 'fileGone', fields: { 'images.0': expect.any(String) } } },
    })
  })

  it("are none of a stranger's, of another place, or gone", async () => {
    const { id } = await aRecord(kind)
    const strange = await aStoredPicture({ kind, venueId: 2 })
    const elsewhere = 'https://elsewhere.example/a.png'
    const gone = '/files/1/item-images/0123456789abcdef0123456789abcdef-0123456789abcdef.png'

    const { status, body } = await patch(kind, id, { images: [strange, elsewhere, gone] })

    expect({ status, reason: body.data.reason }).toEqual({ status: 400, reason: 'fileGone' })
    expect(Object.keys(body.data.fields ?? {}).toSorted()).toEqual(['images.0', 'images.1', 'images.2'])
  })
})

describe('a picture that was uploaded for no venue, by those of all', () => {
  const uploaded = async (folder = 'category-images') => {
    colours += 1
    const bytes = await aPicture({ colour: `rgb(${colours}, 9, 0)` })
      .png()
      .toBuffer()
    const first = await upload(testServer, { token: admin, bytes, query: `folder=${folder}` })
    const again = await upload(testServer, { token: admin, bytes, query: `folder=${folder}` })
    expect(first).toMatchObject({ status: 201, body: { file: { restaurantId: null, folder } } })
    return [first.body.file.location, again.body.file.location] as const
  }

  it('is of the venue whose record shows it first, and of no other', async () => {
    const [picture, twin] = await uploaded()
    const { id } = await aRecord('category')

    expect(await patch('category', id, { images: [picture, twin] })).toMatchObject({ status: 200 })
    expect(await isThere(picture)).toBe(true)
    const { body } = await testServer.request<Item[]>('GET', '/v1/items?restaurantId=2&skipPaginate=true', {
      token: admin,
    })
    expect(await patch('items', body[0]!.id, { images: [picture] })).toMatchObject({
      status: 400,
      body: { data: { reason: 'fileGone' } },
    })
    await patch('category', id, { images: [] })
    await untilGone(picture)
    await untilGone(twin)
  })

  it('is deleted by those of all venues alone, and by nobody once it is shown', async () => {
    const [picture, twin] = await uploaded('item-images')
    const { id } = await aRecord('items')
    const manager = await testServer.signIn('manager@hotel.demo')
    const remove = (url: string, token: string) =>
      testServer.request('POST', '/v1/file/delete', { token, body: { data: { url } } })

    expect(await remove(picture, manager)).toMatchObject({ status: 404 })
    expect(await remove(picture, admin)).toMatchObject({ status: 200 })
    await patch('items', id, { images: [twin] })
    expect(await remove(twin, admin)).toMatchObject({ status: 409, body: { data: { reason: 'fileInUse' } } })
    await patch('items', id, { images: [] })
  })
})

it('goes with the item that alone showed it', async () => {
  const picture = await aStoredPicture()
  const { menuId, categoryId, description, price, daysAvailable, hoursAvailable, prepareTime } = await aRecord('items')
  const body = {
    menuId,
    categoryId,
    name: { en: 'Only here', ar: 'هنا فقط' },
    description,
    price,
    daysAvailable,
    hoursAvailable,
    prepareTime,
    posItemId: '7',
  }
  const made = await testServer.request<Item>('POST', '/v1/items', {
    token: admin,
    body: { ...body, images: [picture] },
  })
  expect(made).toMatchObject({ status: 201, body: { images: [picture] } })

  await testServer.request('DELETE', `/v1/items/${made.body.id}`, { token: admin })

  await untilGone(picture)
})

async function aRecord(kind: string): Promise<Item & Category> {
  const { body } = await testServer.request<(Item & Category)[]>(
    'GET',
    `/v1/${kind}?restaurantId=1&skipPaginate=true`,
    {
      token: admin,
    },
  )
  return body[0]!
}

function patch(kind: string, id: number, body: object) {
  return testServer.request<Refusal & Item>('PATCH', `/v1/${kind}/${id}`, { token: admin, body })
}

type Stored = { kind?: string; venueId?: number }

async function aStoredPicture({ kind = 'items', venueId = 1 }: Stored = {}): Promise<string> {
  colours += 1
  const bytes = await aPicture({ colour: `rgb(0, ${colours}, 0)` })
    .png()
    .toBuffer()
  const folder = kind === 'items' ? 'item-images' : 'category-images'
  const query = `folder=${folder}&restaurantId=${venueId}`
  return (await upload(testServer, { token: admin, bytes, query })).body.file.location
}

/**
 * Waits until a picture's bytes are gone: an unused picture is released after the answer, and a job removes its bytes.
 */
async function untilGone(url: string): Promise<void> {
  const isLeft = async () => {
    await testServer.app.jobs.runDue()
    return isThere(url)
  }
  await expect.poll(isLeft).toBe(false)
}

async function isThere(url: string): Promise<boolean> {
  return (await testServer.request('GET', url)).status === 200
}

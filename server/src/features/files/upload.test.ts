import { request as httpRequest } from 'node:http'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Role, staffRoles } from '@brigade/domain/access/roles.ts'
import { imageErrors } from '@brigade/domain/files/files.errors.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { aBomb, aNoisyPicture, aPicture, upload } from '#testing/pictures.ts'

let testServer: TestServer
let manager: string
let admin: string
let picture: Buffer

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
  admin = await testServer.signIn('admin@brigade.demo')
  picture = await aPicture().png().toBuffer()
})

beforeEach(() => testServer.db.many('DELETE FROM files'))

afterAll(() => testServer.close())

describe('an upload', () => {
  it.each([
    ['png', 'image/png', () => aPicture().png().toBuffer()],
    ['jpg', 'image/jpeg', () => aPicture().jpeg().toBuffer()],
    ['gif', 'image/gif', () => aPicture().gif().toBuffer()],
  ])('of a %s is stored and served as what it is, whatever its sender called it', async (ending, type, make) => {
    const { status, body } = await upload(testServer, {
      token: manager,
      bytes: await make(),
      name: '../../run.html',
      type: 'text/html',
    })

    expect(status).toBe(201)
    expect(body.file).toMatchObject({ folder: 'item-images', restaurantId: 1, bytes: expect.any(Number) })
    expect(body.file.location).toMatch(new RegExp(`^/files/1/item-images/[0-9a-f]{32}-[0-9a-f]{16}\\.${ending}$`))
    const shown = await fetch(testServer.url + body.file.location)
    expect(shown.headers.get('content-type')).toBe(type)
    const bytes = await shown.bytes()
    expect(bytes).toHaveLength(body.file.bytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 500, height: 300 })
  })

  it('of the same picture is the same file, also by two people at once, and another one at another venue', async () => {
    const both = await Promise.all([1, 2].map(() => upload(testServer, { token: manager, bytes: picture })))
    const again = await upload(testServer, { token: manager, bytes: picture })
    const elsewhere = await upload(testServer, {
      token: admin,
      bytes: picture,
      query: 'folder=item-images&restaurantId=2',
    })

    const [first, second] = both.map(({ body }) => body.file.location)
    expect(second).toBe(first)
    expect(again.body.file.location).toBe(first)
    expect(elsewhere.body.file.location).not.toBe(first)
    expect(await testServer.db.many('SELECT "id" FROM files')).toHaveLength(2)
    expect(storedFor(2)).toHaveLength(1)
    expect(await exists(first!)).toBe(true)
  })

  it('brings a picture back whose bytes were lost', async () => {
    const { body } = await upload(testServer, { token: manager, bytes: picture })
    await testServer.app.storage.remove(keyOf(body.file.location))

    const again = await upload(testServer, { token: manager, bytes: picture })

    expect(again.body.file).toEqual(body.file)
    expect(await exists(body.file.location)).toBe(true)
  })

  it.each<[string, string, () => Promise<Uint8Array>]>([
    ['an SVG called .png', 'type', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a script called .png', 'type', async () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a page called .png', 'type', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', 'type', async () => Buffer.alloc(0)],
    ['a WebP', 'type', () => aPicture().webp().toBuffer()],
    ['a TIFF', 'type', () => aPicture().tiff().toBuffer()],
    ['a PNG that is cut off', 'damaged', async () => picture.subarray(0, picture.length / 2)],
    [
      'a page with the beginning of a PNG',
      'damaged',
      async () => Buffer.concat([picture.subarray(0, 33), Buffer.from('<script>')]),
    ],
    ['a small file that unpacks to gigabytes', 'dimensions', async () => aBomb(30_000)],
    ['a picture that is too small', 'dimensions', () => aPicture({ width: 499 }).png().toBuffer()],
    ['a picture that lies on its side', 'dimensions', () => aPicture({ width: 300, height: 500 }).jpeg().toBuffer()],
  ])('of %s is refused by name', async (_what, reason, make) => {
    const { status, body } = await upload(testServer, { token: manager, bytes: await make() })

    const sentence = imageErrors[reason as keyof typeof imageErrors]
    expect({ status, message: body.message, data: body.data }).toMatchObject({
      status: 400,
      message: sentence,
      data: { reason, fields: { file: sentence }, requestId: expect.any(String) },
    })
    expect(await testServer.db.many('SELECT "id" FROM files')).toEqual([])
    await testServer.app.jobs.runDue()
    expect(await testServer.db.many(`SELECT "payload" FROM jobs WHERE "state" <> 'done'`)).toEqual([])
  })

  it('of a picture of the right size with more behind it than it says is stored without that', async () => {
    const bomb = aBomb(500, 300)

    const { status, body } = await upload(testServer, {
      token: manager,
      bytes: Buffer.concat([bomb, Buffer.from('<script>alert(1)</script>')]),
    })

    expect({ status, isLight: body.file.bytes < 10_000 }).toEqual({ status: 201, isLight: true })
    const shown = Buffer.from(await (await fetch(testServer.url + body.file.location)).arrayBuffer())
    expect(shown.includes('<script>')).toBe(false)
  })

  it.each([
    ['of 101 KB', 101 * 1024],
    ['of 600 KB', 600 * 1024],
    ['of 5 MB', 5 * 1024 * 1024],
  ])('%s is too large', async (_weight, bytes) => {
    const heavy = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])

    const { status, body } = await upload(testServer, { token: manager, bytes: heavy })

    expect({ status, message: body.message, data: body.data }).toMatchObject({
      status: 413,
      message: 'Image must not be greater than 100KB in size!',
      data: { reason: 'size', bytesAtMost: 102_400, fields: { file: imageErrors.size } },
    })
  })

  it('that never ends is refused long before two megabytes, though it says nothing of its length', async () => {
    const chunk = Buffer.alloc(16_384)
    let sent = 0
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asking = httpRequest(`${testServer.url}/v1/upload?folder=item-images`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${manager}`,
          'content-type': 'multipart/form-data; boundary=x',
          'transfer-encoding': 'chunked',
        },
      })
      const timer = setInterval(() => {
        sent += chunk.length
        asking.write(chunk)
      }, 1)
      asking.once('response', (response) => {
        clearInterval(timer)
        resolve(response.statusCode)
        asking.destroy()
      })
      asking.once('error', reject)
      asking.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
    })

    expect(status).toBe(413)
    expect(sent).toBeLessThan(2_000_000)
  })

  it('of a picture in noise of just 100 KB is taken, and stays within the limit', async () => {
    const noise = await aNoisyPicture().jpeg({ quality: 40 }).toBuffer()
    const exactly = Buffer.concat([noise, Buffer.alloc(102_400 - noise.length)])

    const { status, body } = await upload(testServer, { token: manager, bytes: exactly })

    expect(status).toBe(201)
    expect(body.file.bytes).toBeLessThanOrEqual(102_400)
  })

  it.each([
    ['nothing', new FormData()],
    ['a text in the place of a file', formOf(['file', 'picture'])],
    ['two pictures', formOf(['file', new Blob(['a'])], ['file', new Blob(['b'])])],
    ['a picture in another field', formOf(['picture', new Blob(['a'])])],
  ])('with %s says what to send', async (_what, form) => {
    const response = await fetch(`${testServer.url}/v1/upload?folder=item-images`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${manager}` },
    })

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      data: { reason: 'fileMissing', fields: { file: expect.any(String) } },
    })
  })

  it('that is no form, or a broken one, is refused', async () => {
    const ask = (body: string, type: string) =>
      testServer.request<{ data: object }>('POST', '/v1/upload?folder=item-images', {
        token: manager,
        body,
        headers: { 'content-type': type },
      })

    expect(await ask('{"file": "aGVsbG8="}', 'application/json')).toMatchObject({ status: 400 })
    expect(await ask('nothing of a form', 'multipart/form-data; boundary=x')).toMatchObject({ status: 400 })
    expect(await ask('--x--', 'multipart/form-data')).toMatchObject({ status: 415 })
    expect(await ask('bytes', 'image/png')).toMatchObject({ status: 415 })
  })

  it('can not be made over the socket', async () => {
    const { client } = await testServer.connect(manager)
    const create = (data: object) => client.service('v1/upload').create(data, { query: { folder: 'item-images' } })

    await expect(create({ file: picture })).rejects.toMatchObject({ code: 405 })
    await expect(create({ file: 'text' })).rejects.toMatchObject({ code: 405, data: { reason: 'restOnly' } })
  })

  it.each([
    ['folder=anywhere', 'folder'],
    ['folder=../item-images', 'folder'],
    ['', 'folder'],
    ['folder=item-images&restaurantId=none', 'restaurantId'],
    ['folder=item-images&path=/etc', 'path'],
  ])('to "%s" is refused with the name of what is wrong', async (query, field) => {
    const { status, body } = await upload(testServer, { token: admin, bytes: picture, query })

    expect({ status, fields: Object.keys(body.data.fields ?? {}) }).toEqual({ status: 400, fields: [field] })
  })
})

describe('who may upload', () => {
  const tokenOf = async (role: Role): Promise<string> => {
    if (role === 'guest') return (await testServer.guestAt('Room 204')).token
    if (role === 'machine') return 'brigade-demo-payments-1'
    const isAllVenues = role === 'admin' || role === 'organization' || role === 'supermanager'
    return testServer.signIn(`${role.toLowerCase()}@${isAllVenues ? 'brigade' : 'hotel'}.demo`)
  }
  const itemPictures: Role[] = ['admin', 'supermanager', 'manager', 'orderTaker']

  it.each<Role>([...staffRoles, 'guest', 'machine'])('%s: pictures of items, of categories', async (role) => {
    const token = await tokenOf(role)
    const ask = (folder: string) =>
      upload(testServer, { token, bytes: picture, query: `folder=${folder}&restaurantId=1` })

    expect((await ask('item-images')).status).toBe(itemPictures.includes(role) ? 201 : 403)
    expect((await ask('category-images')).status).toBe(role === 'admin' ? 201 : 403)
  })

  it('is nobody who has not signed in', async () => {
    expect((await upload(testServer, { bytes: picture })).status).toBe(401)
  })

  it('is no stranger', async () => {
    const query = 'folder=item-images&restaurantId=2'

    expect((await upload(testServer, { token: manager, bytes: picture, query })).body).toMatchObject({
      code: 403,
      data: { reason: 'otherVenue' },
    })
  })

  it('names a venue that is there', async () => {
    const query = 'folder=item-images&restaurantId=9999'

    const { status, body } = await upload(testServer, { token: admin, bytes: picture, query })

    expect({ status, fields: Object.keys(body.data.fields ?? {}) }).toEqual({ status: 400, fields: ['restaurantId'] })
  })
})

describe('a stored picture', () => {
  let location: string

  beforeEach(async () => {
    location = (await upload(testServer, { token: manager, bytes: picture })).body.file.location
  })

  it('is kept for a year by browsers, and can run nothing', async () => {
    const { status, headers } = await testServer.request('GET', location)

    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await testServer.request('GET', location)

    expect(await statusOf(location, { 'if-none-match': headers.get('etag')! })).toBe(304)
    expect(await statusOf(location, { 'if-none-match': '"another"' })).toBe(200)
    expect((await testServer.request('HEAD', location)).status).toBe(200)
    expect((await testServer.request('POST', location)).status).toBe(405)
  })

  it.each([
    '/files/',
    '/files/1/item-images/',
    '/files/../brigade.sqlite',
    '/files/..%2f..%2fjwt-secret',
    '/files/1/item-images/..%2f..%2f..%2fjwt-secret',
    '/files/1/item-images/%2e%2e/%2e%2e/%2e%2e/brigade.sqlite',
    '/files//etc/passwd',
    '/files/1/item-images/0123456789abcdef0123456789abcdef-0123456789abcdef.png',
    '/files/1/item-images/0123456789abcdef0123456789abcdef-0123456789abcdef.svg',
    '/files/1/item-images/x.png%00.html',
  ])('is all that is served there, and %s is not', async (path) => {
    expect(await statusOf(path)).toBe(404)
  })
})

function formOf(...fields: [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** Sends a request without `fetch`, which normalises addresses before it sends them, and bypasses every cache. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(testServer.url, { path, headers }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end()
  })
}

function keyOf(location: string): string {
  return location.slice('/files/'.length)
}

async function exists(location: string): Promise<boolean> {
  return (await testServer.request('GET', location)).status === 200
}

function storedFor(venueId: number): string[] {
  const folder = join(testServer.app.get('dataDir'), 'files', String(venueId), 'item-images')
  return existsSync(folder) ? readdirSync(folder) : []
}

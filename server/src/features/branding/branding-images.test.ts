import type { Branding, BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import { imageErrors } from '@brigade/domain/files/files.errors.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBomb, aPicture, upload } from '#testing/pictures.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let manager: string
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
  admin = await testServer.signIn('admin@brigade.demo')
})

beforeEach(async () => {
  for (const table of ['branding_drafts', 'branding_draft_versions', 'brandings'])
    await testServer.db.many(`DELETE FROM ${table}`)
})

afterAll(() => testServer.close())

const violet = { mainColor: '#673ba6', defaultLanguage: 'ar' } as const

describe('images', () => {
  it('are square for logos, and stay while a draft or guests have them', async () => {
    const logo = await stored('venue-logos', { width: 300, height: 300 })
    const next = await stored('venue-logos', { width: 300, height: 300, colour: 'red' })
    await publish({ version: (await patch({ logo })).body.version })
    expect((await fetch(testServer.url + logo)).headers.get('content-type')).toBe('image/png')
    const { body: saved } = await patch({ logo: next })

    expect(await isThere(logo)).toBe(true)
    expect(await remove(logo)).toMatchObject({ status: 409, body: { data: { reason: 'fileInUse' } } })
    await publish({ version: saved.version })

    expect(await isThere(logo)).toBe(false)
    expect((await published()).body.logo).toBe(next)
    await patch({ logo: null })
    expect(await isThere(next)).toBe(true)
    await discard()
    expect(await isThere(next)).toBe(true)
  })

  it.each([
    ['logo', 'venue-covers'],
    ['logo', 'item-images'],
    ['cover', 'item-images'],
  ])('of another kind are refused: a %s of %s', async (field, folder) => {
    const image = await stored(folder, {})

    const refused = { status: 400, body: { data: { reason: 'fileGone', fields: { [field]: expect.any(String) } } } }
    expect(await patch({ [field]: image })).toMatchObject(refused)
  })

  it('do not change their places', async () => {
    const cover = await stored('venue-covers', {})
    expect((await patch({ cover })).status).toBe(200)

    expect(await patch({ cover: null, logo: cover })).toMatchObject({ status: 400 })
  })

  it.each([
    ['of another shape', () => aPicture().png().toBuffer(), 400, imageErrors.logoDimensions],
    ['of forty megapixels', () => Promise.resolve(aBomb(8000, 5000)), 400, imageErrors.logoDimensions],
    ['too heavy', async () => Buffer.concat([await square(), Buffer.alloc(110_000)]), 413, imageErrors.size],
  ])('%s are refused', async (_what, make, status, sentence) => {
    const query = 'folder=venue-logos&restaurantId=1'
    const answer = await upload(testServer, { token: manager, bytes: await make(), query })

    expect(answer).toMatchObject({ status, body: { data: { fields: { file: sentence } } } })
  })
})

it('is given to a duplicate with the settings, without the images', async () => {
  const logo = await stored('venue-logos', { width: 300, height: 300, colour: 'blue' })
  await publish({ version: (await patch({ ...violet, logo })).body.version })

  const copy = await call<Venue>(
    'POST',
    '/v1/duplicate/restaurant',
    { id: 1, name: 'Harbour East', copies: ['settings'] },
    admin,
  )

  expect(copy.status).toBe(201)
  expect((await call<Branding>('GET', `/v1/branding/${copy.body.id}`, undefined, admin)).body).toMatchObject({
    ...violet,
    logo: null,
  })
})

function call<Body>(method: string, path: string, body?: object, token = manager) {
  return testServer.request<Body>(method, path, { token, ...(body && { body }) })
}

const published = () => call<Branding>('GET', '/v1/branding/1')
const patch = (body: object) => call<BrandingDraft>('PATCH', '/v1/draft/branding/1', body)
const discard = () => call<BrandingDraft>('DELETE', '/v1/draft/branding/1')
const publish = (body: { version: number }) => call<Branding>('POST', '/v1/publish/branding', { id: 1, ...body })
const remove = (url: string) => call('POST', '/v1/file/delete', { url })

async function stored(folder: string, picture: Parameters<typeof aPicture>[0]): Promise<string> {
  const bytes = await aPicture(picture).png().toBuffer()
  const answer = await upload(testServer, { token: manager, bytes, query: `folder=${folder}&restaurantId=1` })
  expect(answer.status).toBe(201)
  return answer.body.file.location
}

function square(): Promise<Buffer> {
  return aPicture({ width: 300, height: 300 }).png().toBuffer()
}

async function isThere(url: string): Promise<boolean> {
  return (await testServer.db.one('SELECT 1 AS "found" FROM files WHERE "url" = ?', url)) !== undefined
}

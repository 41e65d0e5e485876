import { can } from '@brigade/domain/access/permissions.ts'
import { imageErrors } from '@brigade/domain/files/files.errors.ts'
import type { Branding, BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '#seeds/accounts.ts'
import { aBomb, aPicture, upload } from '#testing/pictures.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

type Refused = {
  message: string
  data: {
    reason: string
    fields: Record<string, string>
    params: Record<string, Record<string, unknown>>
    current: BrandingDraft
    changedBy: string
  }
}

let testServer: TestServer
let manager: string
let admin: string
let guest: string

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
  admin = await testServer.signIn('admin@brigade.demo')
  guest = (await testServer.guestAt('Room 410')).token
})

beforeEach(async () => {
  await testServer.db.many('DELETE FROM branding_drafts')
  await testServer.db.many('DELETE FROM brandings')
})

afterAll(() => testServer.close())

const violet = { mainColor: '#673ba6', defaultLanguage: 'ar' } as const
const thanks = { en: 'Thank you', ar: 'شكرا' }

describe('a draft', () => {
  it('begins with what is published, and guests and other venues see nothing of it', async () => {
    expect(await draft()).toMatchObject({ status: 200, body: { id: 1, version: 0, mainColor: '#0b5d5b', logo: null } })
    const [colleague, visitor, elsewhere] = [
      await testServer.connect(admin),
      await testServer.connect(guest),
      await testServer.connect(await testServer.signIn('manager@restaurant.demo')),
    ]

    const answer = await patch({ ...violet, receiptFooter: thanks, version: 0 })

    expect(answer).toMatchObject({ status: 200, body: { ...violet, version: 1, updatedBy: 'Layla Haddad' } })
    await Promise.all([colleague, visitor, elsewhere].map((screen) => screen.caughtUp()))
    expect(colleague.heard('v1/draft/branding created')).toMatchObject([{ id: 1, ...violet }])
    expect(visitor.heard('v1/draft/branding created')).toEqual([])
    expect(elsewhere.heard('v1/draft/branding created')).toEqual([])
    expect((await read(guest)).body).toMatchObject({ mainColor: '#0b5d5b', version: 0 })
  })

  it('that two people change at once is a conflict for the second, who gets the first’s', async () => {
    await patch({ ...violet, version: 0 })

    const late = await patch({ textColor: '#000000', version: 0 }, admin)

    expect(late).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', changedBy: 'Layla Haddad', current: { version: 1, ...violet } } },
    })
    expect(await patch({ textColor: '#000000', version: 1 }, admin)).toMatchObject({
      status: 200,
      body: { version: 2, ...violet, textColor: '#000000' },
    })
    // The same values again are no conflict.
    expect(await patch({ ...violet, version: 0 })).toMatchObject({ status: 200, body: { version: 2 } })
  })

  it('is discarded, once, and nothing is published by it', async () => {
    await patch(violet)
    const colleague = await testServer.connect(admin)

    expect(await discard()).toMatchObject({ status: 200, body: violet })
    expect(await discard()).toMatchObject({ status: 200, body: { version: 0 } })

    await colleague.caughtUp()
    expect(colleague.heard('v1/draft/branding removed')).toHaveLength(1)
    expect((await read(guest)).body).toMatchObject({ version: 0 })
  })

  it('with colours that can’t be read is refused with the nearest that can', async () => {
    const refused = await patch({ mainColor: '#FFD400' })

    expect(refused).toMatchObject({
      status: 422,
      body: { data: { reason: 'colorsUnreadable', params: { mainTextColor: { contrast: '1.4', needed: 4.5 } } } },
    })
    const { fields, params } = refused.body.data
    expect(Object.keys(fields)).toEqual(['mainTextColor'])
    const mainTextColor = params.mainTextColor!.nearest
    expect(await patch({ mainColor: '#FFD400', mainTextColor })).toMatchObject({
      status: 200,
      body: { mainColor: '#ffd400', mainTextColor },
    })
  })

  it.each<[body: object, field: string]>([
    [{ mainColor: 'teal' }, 'mainColor'],
    [{ defaultLanguage: 'tr' }, 'defaultLanguage'],
    [{ defaultLanguage: 'xx' }, 'defaultLanguage'],
    [{ receiptHeader: { en: 'x'.repeat(501) } }, 'receiptHeader.en'],
    [{ receiptFooter: { en: '', ar: Array.from({ length: 16 }, () => 'ش').join('\n') } }, 'receiptFooter.ar'],
    [{ logo: '/files/2/venue-logos/other.png' }, 'logo'],
    [{ cover: 'https://example.com/a.png' }, 'cover'],
    [{ version: -1 }, 'version'],
  ])('with %j is refused at its field', async (body, field) => {
    const answer = await patch(body)

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields)).toEqual([field])
  })
})

describe('publishing', () => {
  it('shows guests the draft, prints its texts, ends it, and is in the audit log', async () => {
    const visitor = await testServer.connect(guest)
    const { body: saved } = await patch({ ...violet, receiptFooter: thanks })
    const before = await venue()

    const answer = await publish({ version: saved.version })

    expect(answer).toMatchObject({ status: 200, body: { ...violet, version: 1 } })
    await visitor.caughtUp()
    expect(visitor.heard('v1/branding created')).toMatchObject([{ ...violet, updatedBy: 'Layla' }])
    expect((await read(guest)).body).toMatchObject(violet)
    expect(await venue()).toMatchObject({ receiptFooter: thanks, version: before.version + 1 })
    expect((await draft()).body).toMatchObject({ version: 0, ...violet, receiptFooter: thanks })
    const entries = await testServer.db.many<{ record: string; act: string; changes: string }>(
      `SELECT "record", "act", "changes" FROM audit_log ORDER BY "id" DESC LIMIT 2`,
    )
    expect(entries.map(({ record, act }) => `${record} ${act}`).toSorted()).toEqual([
      'branding changed',
      'venue changed',
    ])
    const { changes } = entries.find(({ record }) => record === 'branding')!
    expect((JSON.parse(changes) as { field: string }[]).map(({ field }) => field)).toEqual([
      'mainColor',
      'defaultLanguage',
    ])
  })

  it('twice at once publishes once, and an older draft is a conflict', async () => {
    expect(await publish({ version: 0 })).toMatchObject({ status: 409, body: { data: { reason: 'nothingToPublish' } } })
    await patch(violet)
    await patch({ textColor: '#000000' })
    expect(await publish({ version: 1 })).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })

    const both = await Promise.all([publish({ version: 2 }), publish({ version: 2 }, admin)])

    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await read(guest)).body).toMatchObject({ textColor: '#000000', version: 1 })
  })

  it('of a language that the venue has given up is refused, and guests begin in English', async () => {
    await settings({ hasGerman: true })
    const { body: saved } = await patch({ defaultLanguage: 'de' })
    expect((await publish({ version: saved.version })).status).toBe(200)
    await patch({ textColor: '#000000' })
    await settings({ hasGerman: false })

    expect((await read(guest)).body.defaultLanguage).toBe('en')
    expect(await publish({ version: 1 })).toMatchObject({
      status: 400,
      body: { data: { fields: { defaultLanguage: expect.any(String) } } },
    })
  })
})

describe('images', () => {
  it('are square for logos, and stay while a draft or guests have them', async () => {
    const logo = await stored('venue-logos', { width: 300, height: 300 })
    const next = await stored('venue-logos', { width: 300, height: 300, colour: 'red' })
    await publish({ version: (await patch({ logo })).body.version })
    expect((await fetch(testServer.url + logo)).headers.get('content-type')).toBe('image/png')
    await patch({ logo: next })

    expect(await isThere(logo)).toBe(true)
    expect(await remove(logo)).toMatchObject({ status: 409, body: { data: { reason: 'fileInUse' } } })
    await publish({ version: 1 })

    expect(await isThere(logo)).toBe(false)
    expect((await read(guest)).body.logo).toBe(next)
    await patch({ logo: null })
    expect(await isThere(next)).toBe(true)
    await discard()
    expect(await isThere(next)).toBe(true)
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

describe('permissions', () => {
  it.each(demoAccounts.map(({ email, role, venueId }) => [role, venueId ?? 'all', email] as const))(
    'let those who configure brand their own venue: %s of %s',
    async (role, venueId, email) => {
      const token = await testServer.signIn(email)
      const isHere = venueId === 'all' || venueId === 1
      const there = isHere ? 200 : 404
      const expected = can({ role }, 'branding:write') ? there : 403

      expect((await draft(token)).status).toBe(expected)
      expect((await patch({ textColor: '#000000' }, token)).status).toBe(expected)
      await patch(violet)
      const { version } = (await draft(manager)).body
      expect((await publish({ version }, token)).status).toBe(expected)
      await patch({ textColor: '#111111' })
      expect((await discard(token)).status).toBe(expected)
      expect((await read(token)).status).toBe(isHere ? 200 : 404)
    },
  )

  it('let guests read what their venue published, and nothing else', async () => {
    expect((await read(guest)).status).toBe(200)
    expect((await call('GET', '/v1/branding/2', undefined, guest)).status).toBe(404)
    expect((await draft(guest)).status).toBe(403)
    expect((await patch(violet, guest)).status).toBe(403)
    expect((await testServer.request('GET', '/v1/branding/1', {})).status).toBe(401)
    expect((await call('GET', '/v1/branding/99', undefined, admin)).status).toBe(404)
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
  return testServer.request<Body & Refused>(method, path, { token, ...(body && { body }) })
}

const read = (token: string) => call<Branding>('GET', '/v1/branding/1', undefined, token)
const draft = (token = manager) => call<BrandingDraft>('GET', '/v1/draft/branding/1', undefined, token)
const patch = (body: object, token = manager) => call<BrandingDraft>('PATCH', '/v1/draft/branding/1', body, token)
const discard = (token = manager) => call<BrandingDraft>('DELETE', '/v1/draft/branding/1', undefined, token)
const publish = (body: { version: number }, token = manager) =>
  call<Branding>('POST', '/v1/publish/branding', { id: 1, ...body }, token)
const settings = (body: object) => call<Venue>('PATCH', '/v1/restaurant/1', body, admin)
const remove = (url: string) => call('POST', '/v1/file/delete', { url })

async function venue(): Promise<Venue> {
  return (await call<Venue>('GET', '/v1/restaurant/1')).body
}

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

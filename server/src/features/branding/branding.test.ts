import { can } from '@brigade/domain/access/permissions.ts'
import type { Branding, BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '#seeds/accounts.ts'
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
  await testServer.db.many('DELETE FROM branding_draft_versions')
  await testServer.db.many('DELETE FROM brandings')
  await settings({ receiptHeader: null, receiptFooter: null })
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

  it.each([
    ['discarded', () => discard(manager, '?version=1')],
    ['published', () => publish({ version: 1 })],
  ])('after one that was %s goes on from its version, which names no other draft', async (_how, end) => {
    await patch(violet)
    expect((await end()).status).toBe(200)
    expect(await patch({ textColor: '#000000', version: 0 }, admin)).toMatchObject({ body: { version: 2 } })

    const stale = { status: 409, body: { data: { reason: 'staleVersion', current: { version: 2 } } } }
    expect(await publish({ version: 1 })).toMatchObject(stale)
    expect(await patch({ accentColor: '#000000', version: 1 })).toMatchObject(stale)
    expect(await discard(manager, '?version=1')).toMatchObject(stale)
    expect((await draft()).body).toMatchObject({ version: 2, textColor: '#000000' })
  })

  it('is discarded in the version that the person has seen', async () => {
    await patch(violet)
    await patch({ textColor: '#000000' }, admin)

    expect(await discard(manager, '?version=1')).toMatchObject({
      status: 409,
      body: { data: { changedBy: 'Nadia Rahal' } },
    })
    expect(await discard(manager, '?version=x')).toMatchObject({
      status: 400,
      body: { data: { fields: { version: expect.any(String) } } },
    })
    expect(await discard(manager, '?version=2')).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await discard(manager, '?version=2')).toMatchObject({ status: 409 })
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

  it('keeps receipt texts that were changed elsewhere while the draft has not changed them', async () => {
    await settings({ receiptHeader: { en: 'Old' } })
    await patch({ ...violet, receiptFooter: thanks })
    const colleague = await testServer.connect(admin)
    await settings({ receiptHeader: { en: 'New' } })

    await colleague.caughtUp()
    expect(colleague.heard('v1/draft/branding patched')).toMatchObject([{ version: 2, receiptHeader: { en: 'New' } }])
    expect(await publish({ version: 1 })).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion' } } })
    expect(await publish({ version: 2 })).toMatchObject({ status: 200 })
    expect(await venue()).toMatchObject({ receiptHeader: { en: 'New' }, receiptFooter: thanks })
  })

  it('of a text that somebody changed elsewhere since is a conflict first, which shows both', async () => {
    await patch({ receiptFooter: thanks })
    await settings({ receiptFooter: { en: 'Come again' } })

    expect(await publish({ version: 1 })).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', current: { version: 2, receiptFooter: thanks } } },
    })
    expect(await patch({ receiptFooter: null, version: 1 })).toMatchObject({ status: 409 })
    expect((await venue()).receiptFooter).toEqual({ en: 'Come again' })
    expect(await publish({ version: 2 })).toMatchObject({ status: 200 })
    expect((await venue()).receiptFooter).toEqual(thanks)
  })

  it('of a language that the venue has given up is refused, and guests begin in English', async () => {
    await settings({ hasGerman: true })
    const { body: saved } = await patch({ defaultLanguage: 'de' })
    expect((await publish({ version: saved.version })).status).toBe(200)
    const { body: next } = await patch({ textColor: '#000000' })
    await settings({ hasGerman: false })

    expect((await read(guest)).body.defaultLanguage).toBe('en')
    expect(await publish({ version: next.version })).toMatchObject({
      status: 400,
      body: { data: { fields: { defaultLanguage: expect.any(String) } } },
    })
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

function call<Body>(method: string, path: string, body?: object, token = manager) {
  return testServer.request<Body & Refused>(method, path, { token, ...(body && { body }) })
}

const read = (token: string) => call<Branding>('GET', '/v1/branding/1', undefined, token)
const draft = (token = manager) => call<BrandingDraft>('GET', '/v1/draft/branding/1', undefined, token)
const patch = (body: object, token = manager) => call<BrandingDraft>('PATCH', '/v1/draft/branding/1', body, token)
const discard = (token = manager, query = '') =>
  call<BrandingDraft>('DELETE', `/v1/draft/branding/1${query}`, undefined, token)
const publish = (body: { version: number }, token = manager) =>
  call<Branding>('POST', '/v1/publish/branding', { id: 1, ...body }, token)
const settings = (body: object) => call<Venue>('PATCH', '/v1/restaurant/1', body, admin)

async function venue(): Promise<Venue> {
  return (await call<Venue>('GET', '/v1/restaurant/1')).body
}

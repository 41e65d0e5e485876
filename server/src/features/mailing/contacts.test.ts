import type { ImportedContacts, MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { everybody } from '@brigade/domain/mailing/mailing.rules.ts'
import { describe, expect, it } from 'vitest'
import { openMailingFixture } from './testing/mailing-fixture.ts'

const fixture = openMailingFixture()
const ada = {
  restaurantId: 1,
  address: 'Ada@Example.com',
  name: 'Ada',
  language: 'en',
  consentNote: 'Card at the desk',
}

function add(more: object = {}) {
  return fixture.ask<MailingContact>('POST', '/v1/mailing-contacts', { ...ada, ...more })
}

describe('a contact', () => {
  it('has when and how they agreed, and who recorded it', async () => {
    const { body } = await add()

    expect(body).toMatchObject({
      address: 'Ada@example.com',
      state: 'agreed',
      consentAt: fixture.now.toISOString(),
      consentSource: 'staff',
      consentNote: 'Card at the desk',
      consentBy: expect.any(String),
      withdrawnAt: null,
    })
    expect(await fixture.contacts('&search=ADA@')).toHaveLength(1)
    expect(await fixture.contacts('&search=100%25')).toHaveLength(0)
  })

  it.each([
    ['address', { address: 'a@example.com\r\nBcc: b@example.com' }, 'addressLineBreak'],
    ['address', { address: 'ada' }, 'addressInvalid'],
    ['consentNote', { consentNote: ' ' }, 'noteMissing'],
    ['consentAt', { consentAt: '2999-01-01T00:00:00Z' }, 'agreedInFuture'],
    ['consentAt', { consentAt: '1980-01-01T00:00:00Z' }, 'agreedTooEarly'],
    ['name', { name: 'ada@example.com' }, 'nameLinked'],
    ['restaurantId', { restaurantId: 2 }, 'venueUnknown'],
    ['restaurantId', { restaurantId: 9999 }, 'venueUnknown'],
  ])('is refused with a wrong %s: %j', async (field, wrong, code) => {
    expect(await add(wrong)).toMatchObject({ status: 400, body: { data: { codes: { [field]: code } } } })
  })

  it('who unsubscribed is only added again by a new consent, and never by an import', async () => {
    const { body } = await add()
    expect(await add({ address: 'ada@example.com' })).toMatchObject({ status: 409 })
    await fixture.ask('POST', '/v1/withdraw/mailing-contact', { id: body.id, note: 'Told us at the bar' })

    const rows = [{ line: 2, address: 'ADA@example.com' }]
    const imported = await fixture.ask<ImportedContacts>('POST', '/v1/import/mailing-contacts', {
      restaurantId: 1,
      source: 'Cards',
      language: 'en',
      rows,
    })
    expect(imported.body).toMatchObject({ added: 0, refused: [{ line: 2, code: 'addressWithdrawn' }] })
    expect(await add()).toMatchObject({ status: 409, body: { data: { reason: 'addressWithdrawn' } } })
    expect(await add({ agreedAgain: true, consentAt: '2020-01-01T00:00:00Z' })).toMatchObject({ status: 400 })

    expect(await add({ agreedAgain: true })).toMatchObject({ status: 201, body: { id: body.id, state: 'agreed' } })
    const history = await fixture.testServer.db.many('SELECT "isGiven", "note" FROM mailing_consents ORDER BY "id"')
    expect(history.map((each) => (each as { note: string }).note)).toEqual([
      'Card at the desk',
      'Told us at the bar',
      'Card at the desk',
    ])
  })

  it('whose data is deleted leaves no address or name behind, and no import brings them back', async () => {
    const { body } = await add()
    expect(await fixture.ask('DELETE', `/v1/mailing-contacts/${body.id}`)).toMatchObject({ status: 200 })

    const { db } = fixture.testServer
    const stored = [await db.many('SELECT * FROM mailing_contacts'), await db.many('SELECT * FROM audit_log')]
    expect(JSON.stringify(stored)).not.toMatch(/ada@example/i)
    expect(await fixture.contacts()).toEqual([])
    expect(await fixture.ask('GET', `/v1/mailing-contacts/${body.id}`)).toMatchObject({ status: 404 })
    const rows = [{ line: 2, address: 'ada@example.com' }]
    const list = { restaurantId: 1, source: 'Cards', language: 'en', rows }
    expect((await fixture.ask('POST', '/v1/import/mailing-contacts', list)).body).toMatchObject({
      added: 0,
      refusedCount: 1,
    })
  })

  it('of another venue is not found', async () => {
    const { body } = await add()
    const other = await fixture.testServer.signIn('manager@restaurant.demo')

    expect(await fixture.ask('GET', `/v1/mailing-contacts/${body.id}`, undefined, other)).toMatchObject({ status: 404 })
    expect(await fixture.ask('DELETE', `/v1/mailing-contacts/${body.id}`, undefined, other)).toMatchObject({
      status: 404,
    })
  })

  it('who bounced is not written to until the address is corrected', async () => {
    const { body } = await add()
    const key = 'brigade-demo-payments-1'
    const report = { addresses: ['ADA@example.com', 'unknown@example.com', 'x'], answer: '550 no such user' }
    expect((await fixture.ask('POST', '/v1/report/bounces', report, key)).body).toEqual({ marked: 1 })
    expect((await fixture.contacts())[0]).toMatchObject({ state: 'bounced', bounceAnswer: '550 no such user' })

    const patched = await fixture.ask('PATCH', `/v1/mailing-contacts/${body.id}`, {
      address: 'ada@example.org',
      version: 2,
    })

    expect(patched.body).toMatchObject({ state: 'agreed', address: 'ada@example.org', bouncedAt: null })
  })
})

it('an import of 10,000 takes the good ones and names the 40 bad ones', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    line: index + 2,
    address: index % 250 === 7 ? `bad ${index}` : `g${index}@example.com`,
    name: `Guest ${index}`,
  }))
  rows[7]!.address = 'a@example.com\nBcc: b@example.com'

  const { status, body } = await fixture.ask<ImportedContacts>('POST', '/v1/import/mailing-contacts', {
    restaurantId: 1,
    source: 'Cards of 2025',
    language: 'en',
    rows,
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ added: 9_960, known: 0, refusedCount: 40 })
  expect(body.refused[0]).toMatchObject({ line: 9, field: 'address', code: 'addressLineBreak' })
  const counted = await fixture.testServer.db.one('SELECT count(*) AS "total" FROM mailing_consents')
  expect((counted as { total: number }).total).toBe(9_960)
})

describe('a guest', () => {
  it('agrees by themselves, and is found by what their sitting ordered', async () => {
    const guest = await fixture.testServer.guestAt('Room 207')
    const agreed = { address: 'guest@example.com', name: 'Gus', language: 'de' }
    expect(await fixture.ask('POST', '/v1/consent/mailing', agreed, guest.token)).toMatchObject({
      status: 200,
      body: { isRecorded: true },
    })
    expect(await count({ spentAtLeast: 1 })).toBe(0)

    const itemId = await fixture.testServer.itemCalled('Wild Mushroom Risotto')
    const order = await fixture.testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })
    expect(order.status).toBe(201)

    expect(await count({ spentAtLeast: 1 })).toBe(1)
    expect(await count({ spentAtLeast: 100_000 })).toBe(0)
    expect(await count({ languages: ['de'], visitedFrom: '2026-03-04', visitedTo: '2026-03-04' })).toBe(1)
    expect(await count({ languages: ['en'] })).toBe(0)
    expect(await count({ visitedTo: '2026-03-03' })).toBe(0)
    expect(await fixture.contacts()).toMatchObject([
      { consentSource: 'guest', consentNote: 'Room 207', consentBy: null },
    ])
  })

  it.each([{ visitedFrom: '2026-02-30' }, { spentAtLeast: -1 }, { venueIds: [2] }, { venueIds: [1, 9999] }])(
    'is not counted by wrong filters: %j',
    async (wrong) => {
      const body = { restaurantId: 1, segment: { ...everybody, ...wrong } }
      expect(await fixture.ask('POST', '/v1/count/mailing-segment', body)).toMatchObject({ status: 400 })
    },
  )
})

it('an amount with too many decimals is refused by what is wrong with it', async () => {
  const body = { restaurantId: 1, segment: { ...everybody, spentAtLeast: 1.005 } }

  expect(await fixture.ask('POST', '/v1/count/mailing-segment', body)).toMatchObject({
    status: 400,
    body: {
      message: 'Use at most 2 decimals for AED.',
      data: {
        codes: { 'segment.spentAtLeast': 'spentDecimals' },
        params: { 'segment.spentAtLeast': { decimals: 2, currency: 'AED' } },
      },
    },
  })
})

async function count(segment: object): Promise<number> {
  const body = { restaurantId: 1, segment: { ...everybody, ...segment } }
  return (await fixture.ask<{ recipients: number }>('POST', '/v1/count/mailing-segment', body)).body.recipients
}

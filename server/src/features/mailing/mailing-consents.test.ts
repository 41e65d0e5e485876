import type { ImportedContacts, MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { everybody } from '@brigade/domain/mailing/mailing.rules.ts'
import type { Mailing, MailingRecipient } from '@brigade/domain/mailing/mailing.schema.ts'
import { describe, expect, it } from 'vitest'
import { refuses } from '#features/mail/testing/mail-server.ts'
import { openMailingFixture } from './testing/mailing-fixture.ts'

const fixture = openMailingFixture()
const old = 'old@example.com'
const corrected = 'new@example.com'

function correct(id: number, address = corrected) {
  return fixture.ask<MailingContact>('PATCH', `/v1/mailing-contacts/${id}`, { address })
}

async function importOld() {
  const rows = [{ line: 2, address: old }]
  const list = { restaurantId: 1, source: 'Cards', language: 'en', rows }
  return (await fixture.ask<ImportedContacts>('POST', '/v1/import/mailing-contacts', list)).body
}

async function only(): Promise<MailingContact> {
  const [contact] = await fixture.contacts()
  return contact!
}

async function send(): Promise<{ id: number; link: string }> {
  const { id } = await fixture.draft()
  await fixture.move(id, 'send')
  await fixture.runDue()
  const [, path] = /https:\/\/brigade\.example(\/u\/[\w-]+\/\d+)/.exec(fixture.mailServer.received.at(-1)!.source)!
  return { id, link: fixture.testServer.url + path }
}

describe('a corrected address', () => {
  it('is not that of somebody who unsubscribed', async () => {
    await fixture.addContacts([old])
    const { id } = await only()
    await fixture.ask('POST', '/v1/withdraw/mailing-contact', { id })

    expect(await correct(id)).toMatchObject({ status: 409, body: { data: { reason: 'addressWithdrawn' } } })
    expect(await fixture.ask('PATCH', `/v1/mailing-contacts/${id}`, { name: 'Ada' })).toMatchObject({ status: 200 })
    expect(await importOld()).toMatchObject({ added: 0, refusedCount: 1 })
  })

  it('leaves the old one, which gets nothing more and whose links end nobody else’s consent', async () => {
    await fixture.addContacts([old])
    const { id } = await only()
    const mailing = await send()
    expect(await correct(id)).toMatchObject({ body: { id, address: corrected, state: 'agreed' } })

    expect(await importOld()).toMatchObject({ added: 0, refusedCount: 1 })
    expect((await fetch(mailing.link, { method: 'POST' })).status).toBe(200)
    expect(await only()).toMatchObject({ address: corrected, state: 'agreed' })
    expect(await fixture.log(mailing.id)).toMatchObject([{ address: null, unsubscribedAt: expect.any(String) }])
    const { db } = fixture.testServer
    expect(
      await db.many('SELECT "source", "by" FROM mailing_consents WHERE "contactId" = ? ORDER BY "id"', id),
    ).toEqual([expect.objectContaining({ source: 'import' }), { source: 'staff', by: expect.any(String) }])
    expect(JSON.stringify(await db.many('SELECT * FROM mailing_contacts'))).not.toContain(old)

    const next = await send()
    expect(fixture.mailServer.received.at(-1)!.to).toEqual([corrected])
    await fetch(next.link, { method: 'POST' })
    expect(await only()).toMatchObject({ state: 'withdrawn', withdrawnSource: 'link' })
  })

  it('gets no mail of a mailing that was begun for the old one', async () => {
    await fixture.addContacts([old])
    const { id } = await only()
    const draft = await fixture.draft()
    fixture.mailServer.answer = () => refuses(451)()
    await fixture.move(draft.id, 'send')
    await fixture.runDue()
    await correct(id)
    fixture.mailServer.answer = () => null
    fixture.later(6)
    await fixture.runDue()

    expect(fixture.mailServer.received).toHaveLength(0)
    expect(await fixture.log(draft.id)).toMatchObject([{ state: 'skipped', address: null }])
  })
})

describe('a mailing to several venues', () => {
  it('shows each venue its own contacts, and lets it settle those', async () => {
    await fixture.addContacts(['one@example.com'])
    const admin = await fixture.testServer.signIn('organization@brigade.demo')
    const other = { restaurantId: 2, address: 'two@example.com', name: 'Two', language: 'en', consentNote: 'Card' }
    await fixture.ask('POST', '/v1/mailing-contacts', other, admin)
    const segment = { ...everybody, venueIds: [1, 2] }
    const messages = { en: { subject: 'Hi', body: 'Hello' } }
    const wide = { restaurantId: 1, title: 'All', language: 'en', messages, segment }
    const { id } = (await fixture.ask<Mailing>('POST', '/v1/mailings', wide, admin)).body
    fixture.mailServer.answer = () => 'hangUp'
    await fixture.ask('POST', '/v1/move/mailing', { id, act: 'send' }, admin)
    await fixture.runDue()

    expect(await fixture.read(id)).toMatchObject({ counts: { uncertain: 2 } })
    expect(await fixture.log(id)).toMatchObject([{ address: 'one@example.com', restaurantId: 1 }])
    const path = `/v1/mailing-recipients?mailingId=${id}&skipPaginate=true`
    const all = (await fixture.ask<MailingRecipient[]>('GET', path, undefined, admin)).body
    expect(all.map(({ restaurantId }) => restaurantId)).toEqual([1, 2])
    const settle = (index: number) =>
      fixture.ask('POST', '/v1/settle/mailing-recipient', { id: all[index]!.id, as: 'leave' })
    expect(await settle(1)).toMatchObject({ status: 404 })
    expect(await settle(0)).toMatchObject({ status: 200 })
  })
})

describe('a guest who names a known address', () => {
  const asked = { address: old, name: 'Mallory', language: 'de' }

  it('changes nothing of them, and is answered alike', async () => {
    await fixture.addContacts([old])
    const { token } = await fixture.testServer.guestAt('Room 207')
    const before = await only()
    const agree = () => fixture.ask('POST', '/v1/consent/mailing', asked, token)
    expect(await agree()).toMatchObject({ status: 200, body: { isRecorded: true } })
    expect(await only()).toEqual(before)

    await fixture.ask('POST', '/v1/withdraw/mailing-contact', { id: before.id })
    expect(await agree()).toMatchObject({ status: 200, body: { isRecorded: true } })
    expect(await only()).toMatchObject({ state: 'withdrawn', name: '' })

    await fixture.ask('DELETE', `/v1/mailing-contacts/${before.id}`)
    expect(await agree()).toMatchObject({ status: 200, body: { isRecorded: true } })
    expect(await fixture.contacts()).toEqual([])
  })

  it('can’t put an address into a name', async () => {
    const { token } = await fixture.testServer.guestAt('Room 207')
    const name = 'Win at www.example.com'
    const answer = await fixture.ask('POST', '/v1/consent/mailing', { ...asked, name }, token)
    expect(answer).toMatchObject({ status: 400, body: { data: { codes: { name: 'nameLinked' } } } })
  })
})

describe('deleted data', () => {
  it('leaves no notes and no answers behind', async () => {
    const note = 'Ada of room 4 told us'
    const added = { restaurantId: 1, address: old, name: 'Ada', language: 'en', consentNote: note }
    const { id } = (await fixture.ask<MailingContact>('POST', '/v1/mailing-contacts', added)).body
    fixture.mailServer.refuseRecipient = () => refuses(550, 'No such user as Ada')()
    const draft = await fixture.draft()
    await fixture.move(draft.id, 'send')
    await fixture.runDue()
    expect(await fixture.log(draft.id)).toMatchObject([{ state: 'bounced', answer: expect.stringContaining('Ada') }])
    await fixture.ask('DELETE', `/v1/mailing-contacts/${id}`)

    const { db } = fixture.testServer
    const tables = ['mailing_contacts', 'mailing_consents', 'mailing_recipients']
    const kept = await Promise.all(tables.map((table) => db.many(`SELECT * FROM ${table}`)))
    expect(JSON.stringify(kept)).not.toContain('Ada')
  })
})

import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placesFor, run } from '#kit/database/transaction.ts'
import { forgetUnconfirmed } from './confirm-consent.ts'
import { openMailingFixture } from './testing/mailing-fixture.ts'

const fixture = openMailingFixture()
const address = 'ada@example.com'

async function setConfirming(isOn: boolean): Promise<void> {
  await fixture.testServer.db.write(() => run('UPDATE venues SET "confirmsMailConsent" = ? WHERE "id" = 1', isOn))
}

beforeEach(() => setConfirming(true))
afterEach(() => setConfirming(false))

/** The guest at a table or in a room agrees, and what is due is sent. */
async function agreeAt(room: string, of = address): Promise<void> {
  const { token } = await fixture.testServer.guestAt(room)
  const asked = { address: of, name: 'Ada', language: 'de' }
  const answer = await fixture.ask('POST', '/v1/consent/mailing', asked, token)
  expect(answer).toMatchObject({ status: 200, body: { isRecorded: true } })
  await fixture.runDue()
}

async function only(): Promise<MailingContact> {
  const [contact] = await fixture.contacts()
  return contact!
}

/** Returns the address of the page that the last mail links to. */
function linkInMail(): string {
  const { source } = fixture.mailServer.received.at(-1)!
  const [, path] = /https:\/\/brigade\.example(\/u\/confirm\/[\w-]+)/.exec(source.replaceAll('=\r\n', ''))!
  return fixture.testServer.url + path
}

function history(): Promise<{ source: string }[]> {
  return fixture.testServer.db.many('SELECT "source" FROM mailing_consents ORDER BY "id"')
}

describe('a guest of a venue that confirms consents', () => {
  it('gets one mail that asks, without the name that was entered, and no mailing before they confirm', async () => {
    await agreeAt('Room 207')

    expect(fixture.mailServer.received).toMatchObject([{ to: [address] }])
    expect(fixture.mailServer.received[0]!.source).not.toContain('Ada')
    expect(await only()).toMatchObject({ state: 'unconfirmed', consentSource: 'guest' })
    const { id } = await fixture.draft()
    expect(await fixture.move(id, 'send')).toMatchObject({ status: 422, body: { data: { reason: 'segmentEmpty' } } })
  })

  it('confirms by a press and not by opening the page, as often as they like', async () => {
    await agreeAt('Room 207')
    const link = linkInMail()
    fixture.later(5)

    const opened = await fetch(link)
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Ja, schicken Sie mir Mails')])
    expect(await only()).toMatchObject({ state: 'unconfirmed' })
    for (const method of ['POST', 'POST', 'GET']) {
      const answer = await fetch(link, { method })
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Vielen Dank.')])
    }

    expect(await only()).toMatchObject({ state: 'agreed', consentAt: fixture.now.toISOString() })
    expect(await history()).toMatchObject([{ source: 'guest' }, { source: 'link' }])
    const { id } = await fixture.draft()
    expect(await fixture.move(id, 'send')).toMatchObject({ status: 200 })
  })

  it('is asked again only a day later, by another sitting', async () => {
    await agreeAt('Room 207')
    await agreeAt('Room 208')
    expect(fixture.mailServer.received).toHaveLength(1)

    fixture.later(25 * 60)
    await agreeAt('Room 209')
    expect(fixture.mailServer.received).toHaveLength(2)
    expect(await history()).toHaveLength(3)
  })

  it('is asked a few times at most, also by one sitting that goes on', async () => {
    for (let day = 0; day < 8; day += 1) {
      await agreeAt('Room 301')
      fixture.later(25 * 60)
    }

    expect(fixture.mailServer.received).toHaveLength(5)
  })

  it('is asked by few venues a day', async () => {
    const { db } = fixture.testServer
    await agreeAt('Room 302')
    const [contact] = await db.many<Record<string, string | number>>('SELECT * FROM mailing_contacts')
    const { id: _, ...columns } = contact!
    const [venue] = await db.many<{ id: number }>('SELECT "id" FROM venues WHERE "id" > 1')
    await db.write(() => run('UPDATE mailing_contacts SET "restaurantId" = ?', venue!.id))
    await agreeAt('Room 302')
    expect(fixture.mailServer.received).toHaveLength(2)

    const venues = await db.many<{ id: number }>('SELECT "id" FROM venues WHERE "id" > 1 ORDER BY "id" LIMIT 3')
    await db.write(function* () {
      yield* run('DELETE FROM mailing_contacts')
      for (const { id } of venues) {
        const row = { ...columns, restaurantId: id, token: `of venue ${id}` }
        const names = Object.keys(row).map((name) => `"${name}"`)
        const sql = `INSERT INTO mailing_contacts (${names.join(', ')}) VALUES (${placesFor(names)})`
        yield* run(sql, ...Object.values(row))
      }
    })
    await agreeAt('Room 302')
    expect([venues.length, fixture.mailServer.received.length]).toEqual([3, 2])
  })

  it('of one sitting can’t have many strangers asked', async () => {
    const { token } = await fixture.testServer.guestAt('Room 303')
    for (let number = 0; number < 10; number += 1) {
      const asked = { address: `stranger${number}@example.com`, name: '', language: 'en' }
      expect((await fixture.ask('POST', '/v1/consent/mailing', asked, token)).status).toBe(200)
    }
    fixture.later(11)
    const asked = { address, name: '', language: 'en' }
    expect((await fixture.ask('POST', '/v1/consent/mailing', asked, token)).status).toBe(200)
    await fixture.runDue()

    expect(fixture.mailServer.received).toHaveLength(10)
    await agreeAt('Room 305', 'grace@example.com')
    expect(fixture.mailServer.received).toHaveLength(11)
  })

  it('can unsubscribe from the mail that asks, and is asked no more', async () => {
    await agreeAt('Room 304')
    const { source } = fixture.mailServer.received.at(-1)!
    const unsubscribe = linkInMail().replace('/confirm/', '/')
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

    expect((await fetch(unsubscribe, { method: 'POST' })).status).toBe(200)

    fixture.later(25 * 60)
    await agreeAt('Room 305')
    expect(fixture.mailServer.received).toHaveLength(1)
    expect(await history()).toMatchObject([{ source: 'guest' }, { source: 'link' }])
  })

  it('can’t confirm once they have unsubscribed', async () => {
    await agreeAt('Room 207')
    const link = linkInMail()
    const { id } = await only()
    await fixture.ask('POST', '/v1/withdraw/mailing-contact', { id })

    expect((await fetch(link, { method: 'POST' })).status).toBe(404)
    expect(await only()).toMatchObject({ state: 'withdrawn' })
  })

  it('is a contact once staff record their consent', async () => {
    await agreeAt('Room 207')
    const card = { restaurantId: 1, address, name: 'Ada', language: 'en', consentNote: 'Signed card' }
    expect(await fixture.ask('POST', '/v1/mailing-contacts', card)).toMatchObject({ status: 201 })
    expect(await only()).toMatchObject({ state: 'agreed', consentSource: 'staff' })
  })

  it('is asked at the corrected address', async () => {
    await agreeAt('Room 207')
    const { id } = await only()
    await fixture.ask('PATCH', `/v1/mailing-contacts/${id}`, { address: 'lovelace@example.com' })
    await fixture.runDue()

    expect(fixture.mailServer.received.at(-1)).toMatchObject({ to: ['lovelace@example.com'] })
    await fetch(linkInMail(), { method: 'POST' })
    expect(await only()).toMatchObject({ state: 'agreed', address: 'lovelace@example.com' })
  })

  it('is forgotten after a month without an answer', async () => {
    await agreeAt('Room 207')
    const { db } = fixture.testServer
    fixture.later(29 * 24 * 60)
    await forgetUnconfirmed(db, fixture.now)
    expect(await history()).toHaveLength(1)

    fixture.later(2 * 24 * 60)
    await forgetUnconfirmed(db, fixture.now)
    expect(await db.many('SELECT "id" FROM mailing_contacts')).toEqual([])
    expect(await history()).toEqual([])
  })
})

it('the setting is one of the head office', async () => {
  const body = { confirmsMailConsent: true }
  const admin = await fixture.testServer.signIn('admin@brigade.demo')
  expect(await fixture.ask('PATCH', '/v1/restaurant/1', body)).toMatchObject({ status: 403 })
  expect(await fixture.ask('PATCH', '/v1/restaurant/1', body, admin)).toMatchObject({ status: 200, body })
})

describe('a guest who agrees again', () => {
  it('adds a row to the history of their contact, once a sitting', async () => {
    await setConfirming(false)
    await agreeAt('Room 207')
    const { token } = await fixture.testServer.guestAt('Room 208')
    const asked = { address, name: 'Mallory', language: 'en' }
    for (let times = 0; times < 2; times += 1) await fixture.ask('POST', '/v1/consent/mailing', asked, token)

    expect(await history()).toMatchObject([{ source: 'guest' }, { source: 'guest' }])
    expect(await only()).toMatchObject({ name: 'Ada', language: 'de', consentNote: 'Room 207' })
  })
})

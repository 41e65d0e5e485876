import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { everybody } from '@brigade/domain/mailing/mailing.rules.ts'
import type { Mailing, MailingRecipient, MoveMailing } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type MailServer, startMailServer } from '#features/mail/testing/mail-server.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

/** The hotel with a mail server. */
export type MailingFixture = {
  testServer: TestServer
  mailServer: MailServer
  manager: string
  now: Date
  ask<T>(method: string, path: string, body?: object, token?: string): Promise<Answer<T>>
  /** Adds contacts of the hotel. */
  addContacts(addresses: readonly string[], more?: object): Promise<void>
  contacts(query?: string): Promise<MailingContact[]>
  draft(more?: object): Promise<Mailing>
  move(id: number, act: MoveMailing['act'], more?: object): Promise<Answer<Mailing>>
  read(id: number): Promise<Mailing>
  log(mailingId: number): Promise<MailingRecipient[]>
  runDue(): Promise<void>
  later(minutes: number): void
}

const message = { subject: 'For {{name}}', body: 'Dear {{name}},\n\n**new** cakes.' }

export function openMailingFixture(): MailingFixture {
  const fixture = {
    ask: (method, path, ...[body, token = fixture.manager]) =>
      fixture.testServer.request(method, path, { token, ...(body && { body }) }),
    async addContacts(addresses, more = {}) {
      const rows = addresses.map((address, index) => ({ line: index + 2, address }))
      const body = { restaurantId: 1, source: 'Cards', language: 'en', rows, ...more }
      const answer = await fixture.ask('POST', '/v1/import/mailing-contacts', body)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { added: addresses.length } })
    },
    contacts: async (query = '') =>
      (await fixture.ask<Paged<MailingContact>>('GET', `/v1/mailing-contacts?restaurantId=1&$limit=100${query}`)).body
        .data,
    async draft(more = {}) {
      const usual = { restaurantId: 1, title: 'Cakes', language: 'en', messages: { en: message }, segment: everybody }
      const answer = await fixture.ask<Mailing>('POST', '/v1/mailings', { ...usual, ...more })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
      return answer.body
    },
    move: (id, act, more = {}) => fixture.ask<Mailing>('POST', '/v1/move/mailing', { id, act, ...more }),
    read: async (id) => (await fixture.ask<Mailing>('GET', `/v1/mailings/${id}`)).body,
    log: async (mailingId) =>
      (await fixture.ask<MailingRecipient[]>('GET', `/v1/mailing-recipients?mailingId=${mailingId}&skipPaginate=true`))
        .body,
    runDue: () => fixture.testServer.app.jobs.runDue(),
    later: (minutes) => void (fixture.now = new Date(fixture.now.getTime() + minutes * 60_000)),
  } as MailingFixture

  beforeAll(async () => {
    fixture.now = noon
    fixture.mailServer = await startMailServer()
    const smtp = { smtpUrl: fixture.mailServer.url, from: 'Brigade <no-reply@brigade.example>' }
    fixture.testServer = await startTestServer(
      { publicUrl: 'https://brigade.example', smtp },
      { now: () => fixture.now },
    )
    fixture.manager = await fixture.testServer.signIn('manager@hotel.demo')
  })

  beforeEach(async () => {
    const { db } = fixture.testServer
    fixture.now = noon
    fixture.mailServer.answer = () => null
    fixture.mailServer.refuseRecipient = () => null
    fixture.mailServer.refuseSender = () => null
    fixture.mailServer.received.length = 0
    for (const table of ['mailings', 'mailing_contacts']) await db.write(() => run(`DELETE FROM ${table}`))
    await db.write(() => run(`DELETE FROM jobs`))
  })

  afterAll(async () => {
    await fixture.testServer.close()
    await fixture.mailServer.close()
  })

  return fixture
}

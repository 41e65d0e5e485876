import { everybody } from '@brigade/domain/mailing/mailing.rules.ts'
import { describe, expect, it } from 'vitest'
import { refuses, textOf } from '#features/mail/testing/mail-server.ts'
import { run } from '#kit/database/transaction.ts'
import { openMailingFixture } from './testing/mailing-fixture.ts'

const fixture = openMailingFixture()

describe('a mailing', () => {
  it('is sent once to each, in their language, with the headers that unsubscribe', async () => {
    await fixture.addContacts(['a@example.com', 'b@example.com'])
    await fixture.addContacts(['c@example.com'], { language: 'ar' })
    const ar = { subject: 'إلى {{name}}', body: 'أهلًا {{name}}' }
    const { id } = await fixture.draft({ messages: { en: { subject: 'Hi {{name}}', body: 'Dear {{name}}' }, ar } })

    expect(await fixture.move(id, 'send')).toMatchObject({ status: 200, body: { state: 'sending' } })
    await fixture.runDue()

    const { received } = fixture.mailServer
    expect(received.map(({ to }) => to[0])).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
    expect(textOf(received[0]!)).toContain('Dear guest')
    expect(received[0]!.source).toMatch(/^List-Unsubscribe:\s+<https:\/\/brigade\.example\/u\/[\w-]{32}\/\d+>\r$/im)
    expect(received[0]!.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im)
    expect((await fixture.log(id)).map(({ language }) => language)).toEqual(['en', 'en', 'ar'])
    expect(await fixture.read(id)).toMatchObject({
      state: 'sent',
      counts: { sent: 3, waiting: 0 },
      isCollecting: false,
    })
    await fixture.runDue()
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ source }) => /^Message-ID: (.*)\r$/im.exec(source)?.[1])).size).toBe(3)
  })

  it('is not sent to nobody, twice, with gaps, or from an older version', async () => {
    const { id, version } = await fixture.draft()
    expect(await fixture.move(id, 'send')).toMatchObject({ status: 422, body: { data: { reason: 'segmentEmpty' } } })
    await fixture.addContacts(['a@example.com'])
    const gap = await fixture.draft({ messages: { ar: { subject: 'x', body: 'y' } } })
    expect(await fixture.move(gap.id, 'send')).toMatchObject({ status: 400 })
    const changed = await fixture.ask('PATCH', `/v1/mailings/${id}`, { title: 'Pies', version })
    expect(changed).toMatchObject({ status: 200, body: { title: 'Pies' } })
    expect(await fixture.move(id, 'send', { version })).toMatchObject({ status: 409 })

    const both = await Promise.all([fixture.move(id, 'send'), fixture.move(id, 'send')])

    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await fixture.ask('PATCH', `/v1/mailings/${id}`, { title: 'Late' })).toMatchObject({ status: 409 })
    expect(await fixture.ask('DELETE', `/v1/mailings/${id}`)).toMatchObject({ status: 409 })
    await fixture.runDue()
    expect(fixture.mailServer.received).toHaveLength(1)
  })

  it('waits for its time, unless it is cancelled', async () => {
    await fixture.addContacts(['a@example.com'])
    const { id } = await fixture.draft()
    const scheduledAt = new Date(fixture.now.getTime() + 3_600_000).toISOString()
    expect(await fixture.move(id, 'schedule', { scheduledAt: '2020-01-01T00:00:00Z' })).toMatchObject({ status: 400 })
    expect(await fixture.move(id, 'schedule', { scheduledAt })).toMatchObject({
      body: { state: 'scheduled', scheduledAt },
    })
    await fixture.move(id, 'cancel')
    fixture.later(61)
    await fixture.runDue()
    expect(fixture.mailServer.received).toHaveLength(0)

    await fixture.move(id, 'schedule', { scheduledAt: new Date(fixture.now.getTime() + 60_000).toISOString() })
    await fixture.runDue()
    expect(fixture.mailServer.received).toHaveLength(0)
    fixture.later(2)
    await fixture.runDue()

    expect(fixture.mailServer.received).toHaveLength(1)
    expect(await fixture.read(id)).toMatchObject({ state: 'sent', startedAt: fixture.now.toISOString() })
  })

  it('goes to nobody who unsubscribes while it is sent, and pauses and stops at once', async () => {
    await fixture.addContacts(['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'])
    const contacts = await fixture.contacts()
    const { id } = await fixture.draft()
    let pausing: Promise<unknown> | undefined
    fixture.mailServer.answer = ({ envelope }) => {
      const [to] = envelope.rcptTo
      if (to?.address === 'a@example.com') {
        const b = contacts.find(({ address }) => address === 'b@example.com')!
        pausing = fixture.ask('POST', '/v1/withdraw/mailing-contact', { id: b.id })
      }
      return null
    }
    await fixture.move(id, 'send')
    await fixture.runDue()
    await pausing

    const log = await fixture.log(id)
    expect(fixture.mailServer.received.length + log.filter(({ state }) => state === 'skipped').length).toBe(4)
    expect(await fixture.move(id, 'pause')).toMatchObject({ status: 409 })
  })

  it('is paused, resumed and stopped', async () => {
    await fixture.addContacts(['a@example.com', 'b@example.com'])
    const { id } = await fixture.draft()
    await fixture.move(id, 'send')
    await fixture.move(id, 'pause')
    await fixture.runDue()
    expect(fixture.mailServer.received).toHaveLength(0)
    await fixture.move(id, 'resume')
    await fixture.move(id, 'stop')
    await fixture.runDue()

    expect(fixture.mailServer.received).toHaveLength(0)
    expect(await fixture.read(id)).toMatchObject({ state: 'stopped' })
  })

  it('marks addresses that don’t exist, tries again those that are refused for now, and says so', async () => {
    await fixture.addContacts(['bad@example.com', 'busy@example.com', 'ok@example.com'])
    const { id } = await fixture.draft()
    fixture.mailServer.answer = ({ envelope }) => {
      const [to] = envelope.rcptTo
      return to?.address === 'busy@example.com' ? refuses(451)() : null
    }
    fixture.mailServer.refuseRecipient = (address) =>
      address === 'bad@example.com' ? refuses(550, 'No such user')() : null
    const { db } = fixture.testServer
    await fixture.move(id, 'send')
    await fixture.runDue()

    expect(await fixture.log(id)).toMatchObject([
      { address: 'bad@example.com', state: 'bounced', answer: expect.stringContaining('550') },
      { address: 'busy@example.com', state: 'waiting', tries: 1 },
      { address: 'ok@example.com', state: 'sent' },
    ])
    fixture.mailServer.answer = () => null
    fixture.later(6)
    await fixture.runDue()
    expect(await fixture.read(id)).toMatchObject({ state: 'sent', counts: { sent: 2, bounced: 1 } })
    expect(await db.many(`SELECT "address" FROM mailing_contacts WHERE "state" = 'bounced'`)).toEqual([
      { address: 'bad@example.com' },
    ])
    expect(fixture.mailServer.received).toHaveLength(2)
  })

  it('waits while the mail server is away, and sends each mail once when it is back', async () => {
    await fixture.addContacts(['a@example.com', 'b@example.com'])
    const { id } = await fixture.draft()
    fixture.mailServer.answer = () => refuses(421)()
    await fixture.move(id, 'send')
    await fixture.runDue()
    expect(await fixture.read(id)).toMatchObject({
      state: 'sending',
      trouble: expect.any(String),
      counts: { waiting: 2 },
    })

    fixture.mailServer.answer = () => null
    fixture.later(2)
    await fixture.runDue()

    expect(fixture.mailServer.received).toHaveLength(2)
    expect(await fixture.read(id)).toMatchObject({ state: 'sent', trouble: null })
  })

  it('is never sent twice: what was being sent when a process ended is uncertain until a person decides', async () => {
    await fixture.addContacts(['a@example.com', 'b@example.com'])
    const { id } = await fixture.draft()
    await fixture.move(id, 'send')
    fixture.mailServer.answer = ({ envelope }) => (envelope.rcptTo[0]?.address === 'a@example.com' ? 'hangUp' : null)
    await fixture.runDue()
    expect(await fixture.read(id)).toMatchObject({ state: 'sent', counts: { uncertain: 1, sent: 1 } })

    const [uncertain] = await fixture.log(id)
    fixture.mailServer.answer = () => null
    const settle = { id: uncertain!.id, as: 'sendAgain' }
    expect(await fixture.ask('POST', '/v1/settle/mailing-recipient', settle)).toMatchObject({
      body: { state: 'sending' },
    })
    expect(await fixture.ask('POST', '/v1/settle/mailing-recipient', settle)).toMatchObject({ status: 409 })
    await fixture.runDue()

    expect(fixture.mailServer.received.map(({ to }) => to[0])).toEqual(['b@example.com', 'a@example.com'])
  })

  it('whose process was killed between two mails goes on, without the mail that was on its way', async () => {
    await fixture.addContacts(['a@example.com', 'b@example.com', 'c@example.com'])
    const { id } = await fixture.draft()
    await fixture.move(id, 'send')
    await fixture.runDue()
    const { db } = fixture.testServer
    const { version } = await fixture.read(id)
    await db.write(() => run(`UPDATE mailings SET "state" = 'sending' WHERE "id" = ?`, id))
    await db.write(() =>
      run(
        `UPDATE mailing_recipients SET "state" = 'sending' WHERE "contactId" = (SELECT min("contactId") FROM mailing_recipients)`,
      ),
    )
    await db.write(() =>
      run(
        `UPDATE mailing_recipients SET "state" = 'waiting', "nextTryAt" = ? WHERE "contactId" = (SELECT max("contactId") FROM mailing_recipients)`,
        fixture.now.toISOString(),
      ),
    )
    await db.write(() => run(`UPDATE jobs SET "state" = 'waiting', "runAt" = ?`, fixture.now.toISOString()))
    fixture.mailServer.received.length = 0
    await fixture.runDue()

    expect(fixture.mailServer.received.map(({ to }) => to[0])).toEqual(['c@example.com'])
    expect(await fixture.read(id)).toMatchObject({ version, state: 'sent', counts: { uncertain: 1, sent: 2 } })
  })

  it('of another venue is not found, and reaches only the contacts of its own', async () => {
    await fixture.addContacts(['a@example.com'])
    const { id } = await fixture.draft()
    const other = await fixture.testServer.signIn('manager@restaurant.demo')
    const calls = [
      ['GET', `/v1/mailings/${id}`, undefined],
      ['PATCH', `/v1/mailings/${id}`, { title: 'x' }],
      ['POST', '/v1/move/mailing', { id, act: 'send' }],
      ['POST', '/v1/test/mailing', { id, language: 'en' }],
      ['GET', `/v1/mailing-recipients?mailingId=${id}`, undefined],
    ] as const
    for (const [method, path, body] of calls)
      expect(await fixture.ask(method, path, body, other)).toMatchObject({ status: 404 })
    const wide = {
      restaurantId: 1,
      title: 'x',
      language: 'en',
      messages: {},
      segment: { ...everybody, venueIds: [1, 2] },
    }
    expect(await fixture.ask('POST', '/v1/mailings', wide)).toMatchObject({ status: 400 })
    const admin = await fixture.testServer.signIn('organization@brigade.demo')
    expect(await fixture.ask('POST', '/v1/mailings', wide, admin)).toMatchObject({ status: 201 })
  })

  it('is tested by a mail to oneself', async () => {
    const { id } = await fixture.draft()
    const tested = await fixture.ask('POST', '/v1/test/mailing', { id, language: 'en' })
    await fixture.runDue()

    expect(tested).toMatchObject({ status: 200, body: { mailedTo: 'manager@hotel.demo', reachesPeople: true } })
    expect(fixture.mailServer.received).toMatchObject([{ to: ['manager@hotel.demo'] }])
    expect(textOf(fixture.mailServer.received[0]!)).toContain('/u/test/')
    expect(await fixture.ask('POST', '/v1/test/mailing', { id, language: 'ar' })).toMatchObject({ status: 400 })
  })
})

describe('the link in a mail', () => {
  async function linkOf(id: number): Promise<string> {
    await fixture.move(id, 'send')
    await fixture.runDue()
    const [, path] = /https:\/\/brigade\.example(\/u\/[\w-]+\/\d+)/.exec(fixture.mailServer.received[0]!.source)!
    return fixture.testServer.url + path
  }

  it('unsubscribes by one click, not by being opened', async () => {
    await fixture.addContacts(['a@example.com'], { language: 'ar' })
    const { id } = await fixture.draft()
    const link = await linkOf(id)

    const page = await fetch(link)
    const html = await page.text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<form method="post">')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200)
    expect(await fixture.contacts()).toMatchObject([{ state: 'agreed' }])

    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const clicked = await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers })
    expect(clicked.status).toBe(200)
    expect(await clicked.text()).toContain('أُلغي اشتراكك.')
    expect(clicked.headers.get('set-cookie')).toBeNull()
    expect(await fixture.contacts()).toMatchObject([{ state: 'withdrawn', withdrawnSource: 'link', updatedBy: null }])
    expect(await fixture.read(id)).toMatchObject({ counts: { sent: 1, unsubscribed: 1 } })
    expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    expect(await fixture.read(id)).toMatchObject({ counts: { unsubscribed: 1 } })
    const again = await fixture.draft()
    expect(await fixture.move(again.id, 'send')).toMatchObject({ status: 422 })
  })

  it('works when the data of the person was deleted, and says nothing of others', async () => {
    await fixture.addContacts(['a@example.com'])
    const { id } = await fixture.draft()
    const link = await linkOf(id)
    const [contact] = await fixture.contacts()
    await fixture.ask('DELETE', `/v1/mailing-contacts/${contact!.id}`)

    expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    expect(await fixture.log(id)).toMatchObject([{ address: null, name: null, state: 'sent' }])
    expect((await fetch(`${fixture.testServer.url}/u/${'x'.repeat(32)}/${id}`)).status).toBe(404)
    expect((await fetch(`${fixture.testServer.url}/u/x`)).status).toBe(404)
    expect((await fetch(link, { method: 'PUT' })).status).toBe(405)
    expect(await (await fetch(`${fixture.testServer.url}/u/test/1`)).text()).toContain('test mail')
  })
})

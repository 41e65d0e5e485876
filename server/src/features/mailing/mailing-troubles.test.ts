import { everybody } from '@brigade/domain/mailing/mailing.rules.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { describe, expect, it } from 'vitest'
import { refuses } from '#features/mail/testing/mail-server.ts'
import { openMailingFixture } from './testing/mailing-fixture.ts'

const fixture = openMailingFixture()

function addressesTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `g${index}@example.com`)
}

async function sendTo(count: number): Promise<Mailing> {
  await fixture.addContacts(addressesTo(count))
  const { id } = await fixture.draft()
  await fixture.move(id, 'send')
  await fixture.runDue()
  return fixture.read(id)
}

async function states(): Promise<string[]> {
  return (await fixture.contacts()).map(({ state }) => state)
}

describe('a mail server in trouble', () => {
  it('that refuses the sender at each recipient marks nobody: the mailing waits', async () => {
    fixture.mailServer.refuseRecipient = () => refuses(554, '5.7.1 <g0@example.com> client host blocked')()
    const mailing = await sendTo(3)

    expect(mailing).toMatchObject({ state: 'sending', counts: { waiting: 3, bounced: 0 } })
    expect(mailing.trouble).toContain('blocked')
    expect(mailing.trouble).not.toContain('@')
    expect(JSON.stringify(await fixture.testServer.db.many('SELECT "lastError" FROM jobs'))).not.toContain('@')
    expect(await states()).toEqual(['agreed', 'agreed', 'agreed'])
  })

  it('that knows no address pauses the mailing after 20, and staff bring a person back', async () => {
    fixture.mailServer.refuseRecipient = () => refuses(550, 'No such user')()
    expect(await sendTo(22)).toMatchObject({
      state: 'paused',
      trouble: expect.any(String),
      counts: { waiting: 2, bounced: 20 },
    })

    const contact = { restaurantId: 1, address: 'g0@example.com', name: '', language: 'en', consentNote: 'Is right' }
    expect(await fixture.ask('POST', '/v1/mailing-contacts', contact)).toMatchObject({ status: 409 })
    expect(await fixture.ask('POST', '/v1/mailing-contacts', { ...contact, agreedAgain: true })).toMatchObject({
      status: 201,
      body: { state: 'agreed', bouncedAt: null },
    })
  })

  it('that closes after the content leaves three uncertain, and the others waiting', async () => {
    fixture.mailServer.answer = () => 'hangUp'
    const mailing = await sendTo(5)
    expect(mailing).toMatchObject({
      state: 'paused',
      trouble: expect.any(String),
      counts: { uncertain: 3, waiting: 2, sending: 0 },
    })

    fixture.mailServer.answer = () => null
    await fixture.move(mailing.id, 'resume')
    await fixture.runDue()
    expect(await fixture.read(mailing.id)).toMatchObject({ state: 'sent', counts: { uncertain: 3, sent: 2 } })
  })

  it('that goes away at the sender gets each mail later, once', async () => {
    fixture.mailServer.refuseSender = () => 'hangUp'
    const { id } = await sendTo(2)
    expect(await fixture.read(id)).toMatchObject({ counts: { waiting: 2, uncertain: 0 } })

    fixture.mailServer.refuseSender = () => null
    fixture.later(2)
    await fixture.runDue()
    expect(await fixture.read(id)).toMatchObject({ state: 'sent', counts: { sent: 2 } })
  })
})

describe('a stopped mailing', () => {
  it('ends those who waited, counts its rows, and sends none again', async () => {
    fixture.mailServer.answer = () => 'hangUp'
    const { id } = await sendTo(5)
    expect(await fixture.move(id, 'stop')).toMatchObject({ body: { state: 'stopped', counts: { waiting: 2 } } })
    await fixture.runDue()

    expect(await fixture.read(id)).toMatchObject({
      state: 'stopped',
      counts: { uncertain: 3, skipped: 2, waiting: 0, sending: 0 },
    })
    const log = await fixture.log(id)
    expect(log.filter(({ reason }) => reason === 'stopped')).toHaveLength(2)
    const uncertain = log.filter(({ state }) => state === 'uncertain')
    const settle = (as: string) => fixture.ask('POST', '/v1/settle/mailing-recipient', { id: uncertain[0]!.id, as })
    expect(await settle('sendAgain')).toMatchObject({ status: 409, body: { data: { reason: 'mailingMoved' } } })
    expect(await settle('leave')).toMatchObject({ body: { state: 'stopped', counts: { sent: 1, uncertain: 2 } } })
  })
})

describe('the starts of a day', () => {
  it('are ten, scheduled ones too, and one that is due waits for its turn', async () => {
    await fixture.addContacts(['a@example.com'])
    const inHours = (hours: number) => new Date(fixture.now.getTime() + hours * 3_600_000).toISOString()
    const schedule = async (hours: number) => {
      const { id } = await fixture.draft({ segment: everybody })
      return fixture.move(id, 'schedule', { scheduledAt: inHours(hours) })
    }
    const last = await schedule(2)
    for (let count = 0; count < 9; count += 1) expect(await schedule(2)).toMatchObject({ status: 200 })
    expect(await schedule(2)).toMatchObject({ status: 422, body: { data: { reason: 'tooManyStarts' } } })
    const again = { scheduledAt: inHours(2) }
    expect(await fixture.move(last.body.id, 'schedule', again)).toMatchObject({ status: 200 })

    const early = await fixture.draft()
    expect(await fixture.move(early.id, 'send')).toMatchObject({ status: 200 })
    await fixture.runDue()
    fixture.later(121)
    await fixture.runDue()
    const read = async () => (await fixture.testServer.db.many('SELECT "state" FROM mailings')).map(stateOf)
    expect((await read()).filter((state) => state === 'scheduled')).toHaveLength(1)

    fixture.later(24 * 60)
    await fixture.runDue()
    expect((await read()).filter((state) => state === 'scheduled')).toHaveLength(0)
  }, 60_000)
})

function stateOf(row: unknown): unknown {
  return (row as { state: unknown }).state
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StaffLink } from '@brigade/domain/staff/staff.schema.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { features } from '#app/features.ts'
import { forgetOldMails } from '#features/mail/forget-old-mails.ts'
import { type MailServer, refuses, startMailServer, textOf } from '#features/mail/testing/mail-server.ts'
import { logTo } from '#kit/logging/logger.ts'
import { type StaffOffice, startStaffOffice, tokenIn } from './testing/staff-office.ts'

const publicUrl = 'https://brigade.example'
const from = 'Brigade <no-reply@brigade.example>'

let office: StaffOffice
let mailServer: MailServer

describe('the link of an account', () => {
  beforeEach(async () => {
    mailServer = await startMailServer()
    office = await startStaffOffice({ publicUrl, smtp: { smtpUrl: mailServer.url, from } })
  })

  afterEach(async () => {
    await office.testServer.close()
    await mailServer.close()
  })

  it('is mailed to its owner in their language, and stored nowhere afterwards', async () => {
    const { body } = await office.invite({ email: 'ada@five.demo', language: 'ar' })
    expect(body.mailedTo).toBe('ada@five.demo')
    expect(await everythingStored()).not.toContain(tokenIn(body.link))
    expect(await waiting()).toBe(1)

    await runDue()

    expect(mailServer.received).toMatchObject([{ from: 'no-reply@brigade.example', to: ['ada@five.demo'] }])
    const [mail] = mailServer.received
    expect(textOf(mail!)).toContain('مرحبًا Ada،')
    expect(textOf(mail!)).toContain(body.link)
    expect(mail!.source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(await waiting()).toBe(0)
    expect(await office.accept(body.link)).toMatchObject({ status: 201 })
  })

  it('is mailed for a new password too, with who made it', async () => {
    const { id } = await office.join()
    mailServer.received.length = 0
    const { body } = await office.testServer.request<StaffLink>('POST', '/v1/staff/link', {
      token: office.admin,
      body: { id },
    })
    await runDue()

    expect(body).toMatchObject({ kind: 'reset', mailedTo: body.member.email })
    expect(mailServer.received).toHaveLength(1)
    expect(textOf(mailServer.received[0]!)).toContain('Nadia Rahal has made a link')
  })

  it('is shown, and no longer mailed, when many were made within an hour', async () => {
    const { id } = await office.join()
    const made = []
    for (let count = 0; count < 6; count += 1) {
      const { body } = await office.testServer.request<StaffLink>('POST', '/v1/staff/link', {
        token: office.admin,
        body: { id },
      })
      made.push(body)
    }

    expect(made.map(({ mailedTo }) => mailedTo !== null)).toEqual([true, true, true, true, false, false])
    expect(made.at(-1)!.link).toContain('/reset/')
  })

  it('is mailed once the mail server is there again, by whatever process', async () => {
    const port = Number(new URL(mailServer.url).port)
    await mailServer.close()
    const { body } = await office.invite()
    await runDue()
    expect(await jobs()).toMatchObject([{ state: 'waiting', tries: 1 }])

    mailServer = await startMailServer(port)
    office.setHours(0.1)
    const { app, db } = office.testServer
    const log = logTo({ write: () => undefined }, 'silent')
    const other = await buildApp({ settings: app.settings, db, log, features, clock: app.clock })
    await other.jobs.runDue()

    expect(mailServer.received.map(textOf)).toEqual([expect.stringContaining(body.link)])
    expect(await jobs()).toMatchObject([{ state: 'done' }])
  })

  it('is tried again when the mail server is busy, and given up when it refuses', async () => {
    mailServer.answer = refuses(451)
    await office.invite()
    await runDue()
    expect(await jobs()).toMatchObject([{ state: 'waiting' }])

    mailServer.answer = refuses(550)
    office.setHours(0.1)
    await runDue()

    expect(await jobs()).toMatchObject([{ state: 'failed', tries: 2, lastError: expect.stringContaining('Not now') }])
    expect(await waiting()).toBe(0)
  })

  it('that could not be mailed is a failed job for two weeks', async () => {
    mailServer.answer = refuses(550)
    await office.invite()
    await runDue()
    const { db, app } = office.testServer
    const afterDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000)

    await forgetOldMails(db, afterDays(13))
    expect(await jobs()).toMatchObject([{ state: 'failed' }])

    await forgetOldMails(db, afterDays(15))
    expect(await jobs()).toEqual([])
  })

  it('is not mailed twice when it is unknown whether the first mail was accepted', async () => {
    let contents = 0
    mailServer.answer = () => {
      contents += 1
      return 'hangUp'
    }
    await office.invite()
    await runDue()
    office.setHours(1)
    await runDue()

    expect(contents).toBe(1)
    expect(await jobs()).toMatchObject([{ state: 'failed', tries: 1 }])
    expect(await waiting()).toBe(0)
  })

  it('is not mailed any more once another one was made, the invitation withdrawn, or its time is over', async () => {
    const { body: first } = await office.invite()
    const again = await office.testServer.request<StaffLink>('POST', '/v1/staff/link', {
      token: office.admin,
      body: { id: first.id },
    })
    const { body: withdrawn } = await office.invite()
    await office.testServer.request('DELETE', `/v1/staff/${withdrawn.id}`, { token: office.admin })
    await runDue()
    expect(mailServer.received.map(textOf)).toEqual([expect.stringContaining(again.body.link)])

    await office.invite()
    office.setHours(25)
    await runDue()
    expect(mailServer.received).toHaveLength(1)
    expect(await waiting()).toBe(0)
  })
})

describe('without a mail server', () => {
  afterEach(() => office.testServer.close())

  it('nothing is mailed or stored, and the answer says so', async () => {
    office = await startStaffOffice({ publicUrl })
    const { body } = await office.invite()

    expect(body.mailedTo).toBeNull()
    expect(await waiting()).toBe(0)
    expect(await jobs()).toEqual([])
  })

  it('the demo stores mails as files, which reach nobody', async () => {
    office = await startStaffOffice({ publicUrl, isDemo: true })
    const { body } = await office.invite()
    await runDue()

    expect(body.mailedTo).toBeNull()
    const folder = join(office.testServer.app.settings.dataDir, 'outbox')
    const [name = ''] = await readdir(folder)
    expect(name).toMatch(/\.eml$/)
    const source = await readFile(join(folder, name), 'utf8')
    expect(textOf({ from: '', to: [], source })).toContain(body.link)
  })
})

function runDue(): Promise<void> {
  return office.testServer.app.jobs.runDue()
}

function jobs(): Promise<object[]> {
  return office.testServer.db.many(`SELECT * FROM jobs WHERE "kind" = 'mail:send'`)
}

async function waiting(): Promise<number> {
  return (await office.testServer.db.many('SELECT "id" FROM mails')).length
}

async function everythingStored(): Promise<string> {
  const { db } = office.testServer
  const tables = ['mails', 'jobs', 'account_links', 'audit_log', 'idempotency_keys']
  return JSON.stringify(await Promise.all(tables.map((table) => db.many(`SELECT * FROM ${table}`))))
}

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { SMTPServer } from 'smtp-server'
import { callApi, hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'

const mails = 10_000
const quickMails = 1_000
const aimMegabytes = 50
const sentWithinMs = 10 * 60_000

/** Measures a mailing to a mail server on this machine: how much memory it takes, and how long. */
export async function measureMailing({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const count = isQuick ? quickMails : mails
  const mailServer = await startMailServer()
  const folder = newScratchFolder()
  const server = await startBrigade(folder, {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'no-reply@brigade.example',
    PUBLIC_URL: 'https://brigade.example',
  })
  const { port } = server
  const token = await signIn(port, hotelManager)
  const post = <Answer>(path: string, body: object) =>
    callApi<Answer>({ port, method: 'POST', path: `/v1/${path}`, token, body })
  const rows = Array.from({ length: count }, (_, index) => ({ line: index + 2, address: `guest${index}@example.com` }))
  await post('import/mailing-contacts', { restaurantId: hotelId, source: 'Bench', language: 'en', rows })
  const segment = { venueIds: [], languages: [], visitedFrom: null, visitedTo: null, spentAtLeast: null }
  const messages = {
    en: { subject: 'For {{name}}', body: `Dear {{name}},\n\n${'A line of the message. '.repeat(40)}` },
  }
  const draft = { restaurantId: hotelId, title: 'Bench', language: 'en', messages, segment }
  const { id } = await post<Mailing>('mailings', draft)

  const before = await server.tidyUsage()
  const startedAt = performance.now()
  await post('move/mailing', { id, act: 'send' })
  let mostBytes = before.residentBytes
  let sent = await readMailing()
  while (sent.state === 'sending' && performance.now() - startedAt < sentWithinMs) {
    await wait(500)
    mostBytes = Math.max(mostBytes, (await server.usage()).residentBytes)
    sent = await readMailing()
  }
  const seconds = (performance.now() - startedAt) / 1000
  if (sent.counts.sent !== count || mailServer.received() !== count) {
    throw new Error(`${mailServer.received()} of ${count} mails were received, and ${sent.counts.sent} were sent`)
  }
  await server.stop()
  await mailServer.close()
  deleteScratchFolder(folder)

  const megabytes = (mostBytes - before.residentBytes) / 1_000_000
  return {
    title: `Mailing: ${count} mails to a mail server on this machine`,
    figures: [
      {
        what: 'more resident memory while it is sent, at most',
        measured: `${megabytes.toFixed(1)} MB`,
        aim: `< ${aimMegabytes} MB`,
        isReached: megabytes < aimMegabytes,
      },
      { what: 'mails a second', measured: (count / seconds).toFixed(0) },
    ],
    notes: ['each mail is stored as being sent before the mail server is called, and as sent with the next one'],
  }

  function readMailing(): Promise<Mailing> {
    return callApi<Mailing>({ port, method: 'GET', path: `/v1/mailings/${id}`, token })
  }
}

/** Starts a mail server that accepts and forgets everything. */
async function startMailServer() {
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        count += 1
        done(null)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received: () => count,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

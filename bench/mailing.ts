import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { SMTPServer } from 'smtp-server'
import { callApi, hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'

const mails = 10_000
const quickMails = 1_000
const warmUpMails = 1_000
const aimMegabytes = 50
/** Languages that no guest of the demo has. */
type Sample = 'sw' | 'tr'

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
  // Servers run for weeks: the heap has already grown to the size of a busy minute.
  await addContacts('sw', warmUpMails)
  await sendTo('sw', warmUpMails)
  // The contacts come days before a mailing to them.
  await addContacts('tr', count)
  const before = await server.tidyUsage()
  const startedAt = performance.now()
  const { mostBytes, heldBytes } = await sendTo('tr', count)
  const seconds = (performance.now() - startedAt) / 1000
  const after = await server.tidyUsage()
  if (mailServer.received() !== count + warmUpMails) {
    throw new Error(`${mailServer.received()} of ${count + warmUpMails} mails were received`)
  }
  await server.stop()
  await mailServer.close()
  deleteScratchFolder(folder)

  return {
    title: `Mailing: ${count} mails to a mail server on this machine`,
    figures: [
      figureOf('objects that it holds, when most are sent', heldBytes - before.heapBytes),
      figureOf('more resident memory, at most', mostBytes - before.residentBytes),
      figureOf('more resident memory, after it and a garbage collection', after.residentBytes - before.residentBytes),
      { what: 'mails a second', measured: (count / seconds).toFixed(0) },
    ],
    notes: [
      'at most, resident memory also has what the engine has not collected yet',
      'each mail is stored as being sent before the mail server is called, and as sent with the next one',
    ],
  }

  async function addContacts(language: Sample, length: number): Promise<void> {
    const rows = Array.from({ length }, (_, index) => ({ line: index + 2, address: `${language}${index}@example.com` }))
    await post('import/mailing-contacts', { restaurantId: hotelId, source: 'Bench', language, rows })
  }

  /**
   * Sends a mailing to `length` contacts of a language. Returns the peak of resident memory while it is sent, and the heap in use after a
   * garbage collection near its end, both in bytes.
   */
  async function sendTo(language: Sample, length: number): Promise<{ mostBytes: number; heldBytes: number }> {
    const segment = { venueIds: [], languages: [language], visitedFrom: null, visitedTo: null, spentAtLeast: null }
    const messages = {
      en: { subject: 'For {{name}}', body: `Dear {{name}},\n\n${'A line of the message. '.repeat(40)}` },
    }
    const draft = { restaurantId: hotelId, title: 'Bench', language: 'en', messages, segment }
    const { id } = await post<Mailing>('mailings', draft)
    await post('move/mailing', { id, act: 'send' })
    const until = performance.now() + sentWithinMs
    let mostBytes = 0
    let heldBytes = 0
    for (;;) {
      await wait(500)
      mostBytes = Math.max(mostBytes, (await server.usage()).residentBytes)
      const { state, counts } = await callApi<Mailing>({ port, method: 'GET', path: `/v1/mailings/${id}`, token })
      if (heldBytes === 0 && counts.sent > length * 0.8) heldBytes = (await server.tidyUsage()).heapBytes
      if (state === 'sent' && counts.sent === length) return { mostBytes, heldBytes }
      if (state !== 'sending' || performance.now() > until)
        throw new Error(`${counts.sent} of ${length} mails were sent`)
    }
  }
}

function figureOf(what: string, bytes: number): Figure {
  const megabytes = bytes / 1_000_000
  return {
    what,
    measured: `${megabytes.toFixed(1)} MB`,
    aim: `< ${aimMegabytes} MB`,
    isReached: megabytes < aimMegabytes,
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

import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { MailFailure, mailFailureOf } from './public/mail-failure.ts'
import { smtpMailer } from './smtp-mailer.ts'

const mail = { to: 'ada@example.com', subject: 'Hi', text: 'Hello' }
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Answers by command; `close` closes the connection. */
type Answers = Partial<Record<'MAIL' | 'RCPT' | 'DATA' | '.', string>>

/** Starts a mail server that takes commands in one piece, as pipelining allows, and answers as told. */
async function mailerAt(answers: Answers) {
  const usual = { MAIL: '250 2.1.0 ok', RCPT: '250 2.1.5 ok', DATA: '354 go on', '.': '250 2.0.0 taken' }
  const server = createServer((socket: Socket) => {
    let rest = ''
    let isContent = false
    socket.on('error', () => undefined)
    const say = (line: string) => (line === 'close' ? socket.destroy() : socket.write(`${line}\r\n`))
    say('220 test')
    socket.on('data', (chunk) => {
      rest += chunk.toString()
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const word = (isContent ? line : line.split(' ')[0]!) as keyof Answers
        if (isContent && line !== '.') continue
        if (line.startsWith('EHLO')) say('250-test\r\n250 PIPELINING')
        else {
          const answer = answers[word] ?? usual[word] ?? '250 ok'
          isContent = word === 'DATA' && answer.startsWith('3')
          say(answer)
          if (answer.startsWith('421')) socket.end()
        }
      }
    })
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return smtpMailer({ smtpUrl, from: 'brigade@example.com' })
}

async function failureOf(answers: Answers, way: 'one' | 'batch'): Promise<MailFailure> {
  const mailer = await mailerAt(answers)
  const batch = mailer.openBatch()
  try {
    await (way === 'one' ? mailer : batch).send(mail, '<1@brigade>')
  } catch (error) {
    if (error instanceof MailFailure) return error
    throw error
  } finally {
    batch.close()
  }
  throw new Error('The mail was accepted.')
}

describe.each(['one', 'batch'] as const)('a mail over the connection of %s', (way) => {
  it('is accepted', async () => {
    await expect(failureOf({}, way)).rejects.toThrow('The mail was accepted.')
  })

  it.each<Answers>([
    { MAIL: '421 4.3.2 going away' },
    { MAIL: 'close' },
    { RCPT: 'close' },
    { RCPT: '421 4.3.2 going away' },
    { DATA: 'close' },
    { DATA: '421 4.3.2 going away' },
  ])('is tried again when it certainly was not accepted: %j', async (answers) => {
    expect(await failureOf(answers, way)).toMatchObject({ kind: 'retry', about: 'server' })
  })

  it.each<Answers>([{ '.': 'close' }])('may have been accepted: %j', async (answers) => {
    expect(await failureOf(answers, way)).toMatchObject({ kind: 'unknown' })
  })
})

describe('a refusal', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 <ada@example.com>: no such user', 'recipient'],
    ['RCPT TO', '550 5.2.1 mailbox disabled', 'recipient'],
    ['RCPT TO', '550 No such user here', 'recipient'],
    ['RCPT TO', '553 mailbox name not allowed', 'recipient'],
    ['RCPT TO', '550 Relaying denied for this user', 'server'],
    ['RCPT TO', '550 Not now', 'server'],
    ['RCPT TO', '554 5.7.1 Service unavailable; client host blocked', 'server'],
    ['RCPT TO', '550 5.7.1 recipient refused by policy', 'server'],
    ['RCPT TO', '550 5.1.8 bad sender address', 'server'],
    ['RCPT TO', '554 No such user', 'server'],
    ['RCPT TO', '550 5.4.1 user unknown here', 'server'],
    ['RCPT TO', '552 5.2.2 mailbox full', 'content'],
    ['RCPT TO', '450 4.2.1 mailbox busy', 'recipient'],
    ['DATA', '552 5.2.3 too long', 'content'],
    ['DATA', '554 5.7.1 looks like spam', 'server'],
    ['MAIL FROM', '550 5.1.1 unknown', 'server'],
  ])('at %s with “%s” is about the %s', (command, response, about) => {
    const error = Object.assign(new Error(`Failed: ${response}`), {
      command,
      response,
      responseCode: Number(response.slice(0, 3)),
    })

    const failure = mailFailureOf(error, { isHandedOver: false })

    expect(failure.about).toBe(about)
    expect(failure.message).not.toContain('ada@')
  })
})

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

/** A mail server for tests. It accepts all mails unless a test says otherwise. */
export type MailServer = {
  url: string
  received: ReceivedMail[]
  /** Answers the content of a mail: with an error that has the SMTP code, or by closing the connection. */
  answer: (session: SMTPServerSession) => Error | 'hangUp' | null
  /** Answers the address of a recipient: with an error that has the SMTP code. */
  refuseRecipient: (address: string) => Error | null
  /** Answers the sender: with an error that has the SMTP code, or by closing the connection. */
  refuseSender: () => Error | 'hangUp' | null
  close(): Promise<void>
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<{ destroy(): void }>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom(_address, _session, done) {
      const answer = mailServer.refuseSender()
      if (answer === 'hangUp') return sockets.forEach((socket) => socket.destroy())
      return done(answer)
    },
    onRcptTo: ({ address }, _session, done) => done(mailServer.refuseRecipient(address)),
    onData(stream: SMTPServerDataStream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const answer = mailServer.answer(session)
        if (answer === 'hangUp') return sockets.forEach((socket) => socket.destroy())
        if (answer) return done(answer)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const source = Buffer.concat(chunks).toString()
        mailServer.received.push({ from, to: rcptTo.map(({ address }) => address), source })
        return done(null)
      })
    },
  })
  server.server.on('connection', (socket) => sockets.add(socket))
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    answer: () => null,
    refuseRecipient: () => null,
    refuseSender: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}

export function refuses(responseCode: number, sentence = 'Not now'): () => Error {
  return () => Object.assign(new Error(sentence), { responseCode })
}

/** Returns the text of a mail, whatever its encoding. */
export function textOf({ source }: ReceivedMail): string {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '#kit/settings/smtp-settings.ts'
import { isLocalHost } from '#kit/outgoing/outgoing-address.ts'
import type { MailBatch } from './public/mail-batch.ts'
import { mailFailureOf } from './public/mail-failure.ts'
import type { Mail } from './public/queue-mail.ts'

/** The longest waits for a mail server, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** The ports of submission. */
const portUnlessSet = { smtp: 587, smtps: 465 } as const

/** Sends one mail over a connection of its own, which is encrypted unless the server is on this machine. Throws `MailFailure`. */
export async function sendBySmtp(settings: SmtpSettings, mail: Mail, messageId: string): Promise<void> {
  const steps = watchSteps()
  const transport = createTransport({ ...optionsOf(settings.smtpUrl), logger: steps.logger, transactionLog: true })
  try {
    await transport.sendMail(messageOf(settings, mail, messageId))
  } catch (error) {
    throw mailFailureOf(error, { isHandedOver: steps.isHandedOver() })
  } finally {
    transport.close()
  }
}

/** Opens one connection for many mails. */
export function smtpBatch(settings: SmtpSettings): MailBatch {
  const steps = watchSteps()
  const transport = createTransport({
    ...optionsOf(settings.smtpUrl),
    pool: true,
    maxConnections: 1,
    // The library would send a mail again that the server may have accepted.
    maxRequeues: 0,
    logger: steps.logger,
    transactionLog: true,
  })
  // A broken connection is the failure of the mail that was being sent.
  transport.on('error', () => undefined)
  return {
    async send(mail, messageId) {
      steps.begin()
      try {
        await transport.sendMail(messageOf(settings, mail, messageId))
      } catch (error) {
        throw mailFailureOf(error, { isHandedOver: steps.isHandedOver() })
      }
    },
    close: () => transport.close(),
  }
}

function messageOf({ from }: SmtpSettings, { fromName, headers, ...mail }: Mail, messageId: string) {
  return {
    ...mail,
    from: fromName === undefined ? from : { name: fromName, address: senderIn(from) },
    messageId,
    headers: { 'auto-submitted': 'auto-generated', ...headers },
  }
}

function optionsOf(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const isSecure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? portUnlessSet[isSecure ? 'smtps' : 'smtp'] : Number(url.port),
    secure: isSecure,
    requireTLS: !isSecure && !isLocalHost(url.hostname),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  }
}

/** Returns the address in `Brigade <no-reply@example.com>`. */
function senderIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}

/**
 * Notices when the content of a mail may be handed over, which is when the server has answered DATA: from then on, it may have accepted the
 * mail. The command itself may be sent together with earlier ones that are refused. Nothing is logged.
 */
function watchSteps() {
  let isHandedOver = false
  let session: unknown
  let unanswered: unknown[] = []
  const ignore = () => undefined
  const debug = (entry: unknown, line?: unknown) => {
    const { tnx, sid } = hasFields(entry) ? entry : {}
    if (sid !== session) unanswered = []
    session = sid
    if (tnx === 'client') unanswered.push(line)
    if (tnx === 'server' && unanswered.shift() === 'DATA' && /^[23]/.test(String(line))) isHandedOver = true
  }
  const logger = { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore }
  return { logger, begin: () => void (isHandedOver = false), isHandedOver: () => isHandedOver }
}

import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '#kit/settings/smtp-settings.ts'
import { isLocalHost } from '#kit/outgoing/outgoing-address.ts'
import { mailFailureOf } from './mail-failure.ts'
import type { Mailer } from './mailer.ts'

/** The longest waits for a mail server, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** The ports of submission. */
const portUnlessSet = { smtp: 587, smtps: 465 } as const

/** Sends each mail over a connection of its own, which is encrypted unless the server is on this machine. */
export function smtpMailer({ smtpUrl, from }: SmtpSettings): Mailer {
  const url = new URL(smtpUrl)
  const isSecure = url.protocol === 'smtps:'
  const options = {
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
  return {
    reachesPeople: true,
    async send(mail, messageId) {
      const steps = watchSteps()
      const transport = createTransport({ ...options, logger: steps.logger, transactionLog: true })
      try {
        await transport.sendMail({ ...mail, from, messageId, headers: { 'auto-submitted': 'auto-generated' } })
      } catch (error) {
        throw mailFailureOf(error, { isHandedOver: steps.isHandedOver() })
      } finally {
        transport.close()
      }
    },
  }
}

/** Notices when the content of a mail is handed over: from then on, the server may have accepted it. Nothing is logged. */
function watchSteps() {
  let isHandedOver = false
  const ignore = () => undefined
  const debug = (_entry: unknown, message?: unknown) => {
    if (message === 'DATA') isHandedOver = true
  }
  const logger = { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore }
  return { logger, isHandedOver: () => isHandedOver }
}

import type { SmtpSettings } from '#kit/settings/smtp-settings.ts'
import type { Mailer } from './mailer.ts'
import { batchOnThread } from './batch-on-thread.ts'
import { sendBySmtp } from './smtp-connections.ts'

/** Sends each mail over a connection of its own, and batches over one, on a thread of their own. */
export function smtpMailer(settings: SmtpSettings): Mailer {
  return {
    reachesPeople: true,
    send: (mail, messageId) => sendBySmtp(settings, mail, messageId),
    openBatch: () => batchOnThread(settings),
  }
}

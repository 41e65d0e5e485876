import type { App } from '#kit/context/context.ts'
import type { MailBatch } from './public/mail-batch.ts'
import type { Mail } from './public/queue-mail.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** Sends mails: by a mail server, or in the demo into a folder. */
export type Mailer = {
  /** True if mails reach people. */
  reachesPeople: boolean
  /** Sends a mail. The id is the same in each try. Throws `MailFailure`. */
  send(mail: Mail, messageId: string): Promise<void>
  /** Opens a way for many mails, one after the other over one connection. */
  openBatch(): MailBatch
}

declare module '#kit/context/context.ts' {
  interface AppParts {
    /** Undefined if mails are neither sent nor stored. */
    mailer: Mailer | undefined
  }
}

/** Returns what sends mails, by the settings. Without a mail server, only the demo stores them. */
export function mailerOf({ settings }: Pick<App, 'settings'>): Mailer | undefined {
  if (settings.smtp) return smtpMailer(settings.smtp)
  return settings.isDemo ? outboxMailer(settings.dataDir) : undefined
}

import type { App } from '#kit/context/context.ts'
import { insert, run, type Transaction } from '#kit/database/transaction.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { sealMail } from '../sealed-mail.ts'
import { sendMail } from '../send-mail.job.ts'

/** A mail: plain text, and HTML and headers where it has them. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
  /** The name of the sender that people see, if not that of `MAIL_FROM`. */
  fromName?: string
}

type QueueMail = {
  mail: Mail
  /** Its subject: the mail replaces an unsent mail about the same. */
  about: string
  /** The time after which it is no longer sent. */
  expiresAt: string
  now: Date
}

/** Queues a mail in the transaction that causes it. It is stored encrypted until it is sent. */
export function* queueMail(app: App, { mail, about, expiresAt, now }: QueueMail): Transaction<void> {
  yield* withdrawMails(about)
  const id = yield* insert(
    'INSERT INTO mails ("about", "content", "createdAt", "expiresAt") VALUES (?, ?, ?, ?)',
    about,
    sealMail(mail, app.get('jwtSecret')),
    now.toISOString(),
    expiresAt,
  )
  yield* enqueue(sendMail, { id }, { now })
}

/** Deletes the mails about something that were not sent yet. */
export function* withdrawMails(about: string): Transaction<void> {
  yield* run('DELETE FROM mails WHERE "about" = ?', about)
}

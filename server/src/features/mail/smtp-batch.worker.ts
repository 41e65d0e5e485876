import { parentPort, workerData } from 'node:worker_threads'
import type { SmtpSettings } from '#kit/settings/smtp-settings.ts'
import { MailFailure, type MailFailureAbout, type MailFailureKind } from './public/mail-failure.ts'
import type { Mail } from './public/queue-mail.ts'
import { smtpBatch } from './smtp-connections.ts'

/** A mail for the thread; null ends it. */
export type MailForThread = { mail: Mail; messageId: string } | null

/** How a mail ended: undefined if the mail server has accepted it. */
export type MailEnd = { failure: { kind: MailFailureKind; about: MailFailureAbout; message: string } | undefined }

/** Only `batchOnThread` starts this thread. */
const settings: SmtpSettings = workerData
const batch = smtpBatch(settings)

parentPort?.on('message', (asked: MailForThread) => {
  if (asked) return void send(asked)
  batch.close()
  parentPort?.close()
})

async function send({ mail, messageId }: NonNullable<MailForThread>): Promise<void> {
  const end: MailEnd = { failure: undefined }
  try {
    await batch.send(mail, messageId)
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    const { kind, about, message } = error
    end.failure = { kind, about, message }
  }
  parentPort?.postMessage(end, [])
}

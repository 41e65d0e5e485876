import { Worker } from 'node:worker_threads'
import type { SmtpSettings } from '#kit/settings/smtp-settings.ts'
import type { MailBatch } from './public/mail-batch.ts'
import { MailFailure } from './public/mail-failure.ts'
import type { MailEnd, MailForThread } from './smtp-batch.worker.ts'

const workerFile = new URL('smtp-batch.worker.ts', import.meta.url)

/**
 * The room for new objects, in megabytes. Writing a mail leaves 200 kB of garbage: the server's own heap would grow by a hundred megabytes
 * before it is collected, and stay so.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/** Sends mails over one connection on a thread, one after the other. It ends with the batch and gives its memory back. */
export function batchOnThread(settings: SmtpSettings): MailBatch {
  const thread = new Worker(workerFile, { workerData: settings, resourceLimits })
  let sending: PromiseWithResolvers<MailEnd> | undefined
  let isOver = false
  const fail = (error: unknown) => {
    isOver = true
    sending?.reject(error)
  }
  thread.on('message', (end: MailEnd) => sending?.resolve(end))
  thread.on('error', fail)
  thread.on('exit', () => fail(threadEnded()))
  thread.unref()
  const post = (asked: MailForThread) => thread.postMessage(asked, [])
  return {
    async send(mail, messageId) {
      if (isOver) throw threadEnded()
      sending = Promise.withResolvers()
      post({ mail, messageId })
      const { failure } = await sending.promise
      if (failure) throw new MailFailure(failure.kind, failure)
    },
    close: () => post(null),
  }
}

function threadEnded(): Error {
  return new Error('The thread that sends mails has ended.')
}

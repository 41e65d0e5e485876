import { Type } from '@sinclair/typebox'
import { defineJob, WrongPayload } from '#kit/jobs/define-job.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { MailFailure } from './public/mail-failure.ts'
import { openMail } from './sealed-mail.ts'

const payload = Type.Object({ id: Type.Integer() }, { additionalProperties: false })

/**
 * The job that sends a mail. It is tried again while the mail server has certainly not accepted it. One that is cut off may have been sent, and
 * is not repeated. The mail is deleted once it is sent or given up, because it may have a secret.
 */
export const sendMail = defineJob({
  kind: 'mail:send',
  payload,
  tries: 6,
  backoffMinutes: [1, 5, 15, 60, 180],
  mayRepeat: false,
  whenLost: ({ id }) => forgetMail(id),
  async run({ id }, { db, clock, mailer, ...app }) {
    const found = await db.read(() => findMail(id))
    if (!found) return
    const isLate = Date.parse(found.expiresAt) <= clock.now().getTime()
    const mail = isLate ? undefined : openMail(found.content, app.settings.jwtSecret)
    if (mail && mailer) {
      await mailer.send(mail, `<${found.id}.${Date.parse(found.createdAt)}@brigade>`).catch(rethrow)
    }
    await db.write(() => forgetMail(id))
  },
})

/** Throws the error that says to the runner whether another try helps. */
function rethrow(error: unknown): never {
  if (error instanceof MailFailure && error.kind !== 'retry') throw new WrongPayload(error.message)
  throw error
}

type StoredMail = { id: number; content: string; createdAt: string; expiresAt: string }

function* findMail(id: number): Transaction<StoredMail | undefined> {
  return yield* one<StoredMail>('SELECT * FROM mails WHERE "id" = ?', id)
}

function* forgetMail(id: number): Transaction<void> {
  yield* run('DELETE FROM mails WHERE "id" = ?', id)
}

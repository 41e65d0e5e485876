import { randomUUID } from 'node:crypto'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { Type } from '@sinclair/typebox'
import type { MailBatch } from '#features/mail/public/mail-batch.ts'
import { MailFailure } from '#features/mail/public/mail-failure.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { App } from '#kit/context/context.ts'
import { defineJob, TryLater } from '#kit/jobs/define-job.ts'
import { beginRun, type Run } from './begin-run.ts'
import { collectRecipients } from './collect-recipients.ts'
import { mailsOf } from './mail-of-recipient.ts'
import { failedTo, isTrouble, sentTo, type Streak, streakWith } from './outcome-of-mail.ts'
import { endMailing, endStopped, pauseInTrouble, storeCounts, storeProgress, storeTrouble } from './store-progress.ts'
import { type Ended, endRecipient, type Recipient, takeRecipient } from './take-recipient.ts'

const payload = Type.Object({ id: Type.Integer(), version: Type.Integer() }, { additionalProperties: false })

/** The time between two updates of the screens that show a mailing, in milliseconds. */
const progressEveryMs = 1_000

/**
 * The job that sends a mailing, one mail after the other. It can be repeated, because each recipient says what has become of their mail, and
 * one who may have it already is never taken again. Mails of accounts have a kind of job of their own, and wait for none of these.
 */
export const sendMailing = defineJob({
  kind: 'mailing:send',
  payload,
  // Each wait for the mail server is one. Recipients have tries of their own, and a mail server that takes nothing pauses the mailing.
  tries: 100_000,
  backoffMinutes: [0.1],
  mayRepeat: true,
  isAtInstant: true,
  atOnce: { ofKind: 2, ofLane: 1 },
  async run({ id, version }, app) {
    const { db, clock, mailer } = app
    const run = { id, runId: randomUUID() }
    const mailing = await db.write(() => beginRun({ ...run, version, now: clock.now() }))
    if (!mailing) return endRest(app, id)
    if (!mailer) throw await laterAfterTrouble(app, run, 'The mail server isn’t set up.')
    while (!(await db.write(() => collectRecipients(run)))) refuseWhileStopping(app)
    const batch = mailer.openBatch()
    try {
      await sendAll(app, { run, mailing, batch })
    } finally {
      batch.close()
    }
  },
})

type Sending = { run: Run; mailing: Mailing; batch: MailBatch }

async function sendAll(app: App, { run, mailing, batch }: Sending): Promise<void> {
  const { db, clock } = app
  const venue = (await db.read(() => findVenue(mailing.restaurantId)))?.name ?? ''
  const mailOf = mailsOf(app, { mailing, venue })
  let ended: Ended | undefined
  let streak: Streak = { state: 'sent', mails: 0 }
  let hasSent = false
  let shownAt = 0
  for (;;) {
    const last = ended
    const taken = await db.write(() => takeRecipient({ ...run, mailing, now: clock.now(), ended: last }))
    ended = undefined
    if (taken.kind === 'over') return db.write(() => storeCounts(run.id))
    if (taken.kind === 'none') return endOrWait(app, { ...run, hasSent }, taken.nextTryAt)
    if (taken.kind === 'recipient') {
      const one = await sendOne(app, { run, mailing, batch, mailOf, recipient: taken.recipient })
      hasSent ||= one.state === 'sent'
      streak = streakWith(streak, one.state)
      if (isTrouble(streak)) return pauseAfter(app, run, one)
      ended = one
    }
    if (performance.now() - shownAt > progressEveryMs) {
      shownAt = performance.now()
      await db.write(() => storeProgress({ ...run, hasSent }))
    }
    if (app.isStopping) {
      const unsaved = ended
      if (unsaved) await db.write(() => endRecipient(unsaved, clock.now()))
      refuseWhileStopping(app)
    }
  }
}

async function sendOne(
  app: App,
  { run, mailing, batch, mailOf, recipient }: Sending & { mailOf: ReturnType<typeof mailsOf>; recipient: Recipient },
): Promise<Ended> {
  const { db, clock } = app
  try {
    await batch.send(mailOf(recipient), messageIdOf(mailing, recipient))
    return sentTo(recipient)
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    const ended = failedTo(recipient, error, clock.now())
    if (error.about !== 'server' || error.kind === 'unknown') return ended
    await db.write(() => endRecipient(ended, clock.now()))
    throw await laterAfterTrouble(app, run, error.message)
  }
}

/** The id is the same in each try, also when a person has it sent again: mailboxes show such a mail once. */
function messageIdOf({ id, startedAt }: Mailing, recipient: Recipient): string {
  return `<mailing.${id}.${recipient.id}.${Date.parse(startedAt ?? '') || 0}@brigade>`
}

/** Ends a mailing of which nobody waits, else waits for those who are tried again. */
async function endOrWait({ db, clock }: App, run: Run & { hasSent: boolean }, nextTry: string | null): Promise<void> {
  if (nextTry === null) return db.write(() => endMailing({ ...run, now: clock.now() }))
  await db.write(() => storeProgress(run))
  throw new TryLater('Some recipients are tried again later.', new Date(nextTry))
}

/** Stores how a mail ended that shows a trouble of the mail server, and pauses the mailing. */
async function pauseAfter({ db, clock }: App, run: Run, ended: Ended): Promise<void> {
  await db.write(function* () {
    yield* endRecipient(ended, clock.now())
    yield* pauseInTrouble({ ...run, now: clock.now(), answer: ended.answer ?? '' })
  })
}

/** Ends those who were waiting when a person stopped a mailing. */
async function endRest(app: App, id: number): Promise<void> {
  while (await app.db.write(() => endStopped(id, app.clock.now()))) refuseWhileStopping(app)
}

async function laterAfterTrouble({ db, clock }: App, run: Run, answer: string): Promise<Error> {
  const at = await db.write(() => storeTrouble({ ...run, now: clock.now(), answer }))
  // A mailing that was paused is sent by another job once it is resumed: this one does nothing when it runs again.
  return new TryLater(answer, at ?? clock.now())
}

function refuseWhileStopping({ isStopping, clock }: App): void {
  if (isStopping) throw new TryLater('The server stops.', clock.now())
}

import type { Language } from '@brigade/domain/kit/languages.ts'
import { messageLanguage } from '@brigade/domain/mailing/mailing.messages.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import type { ContactState, RecipientReason, RecipientState } from '@brigade/domain/mailing/mailing.states.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { isRunning, type Run } from './begin-run.ts'
import { markBounced } from './mark-bounced.ts'

/** A recipient whose mail is sent now. */
export type Recipient = {
  id: number
  addressKey: string
  address: string
  name: string
  language: Language
  token: string
  /** The refusals for now so far. */
  tries: number
}

/** How the mail of a recipient ended. */
export type Ended = {
  recipient: Recipient
  state: RecipientState
  reason: RecipientReason | null
  answer: string | null
  tries: number
  nextTryAt: string | null
}

/** The next recipient, or why there is none: nobody waits, some wait for another try, or the run has ended. */
export type TakenRecipient =
  | { kind: 'recipient'; recipient: Recipient }
  | { kind: 'skipped' }
  | { kind: 'none'; nextTryAt: string | null }
  | { kind: 'over' }

type Take = Run & { mailing: Pick<Mailing, 'messages' | 'language'>; now: Date; ended: Ended | undefined }

/** The recipients without consent that one transaction leaves out. */
const skippedATurn = 20

/**
 * Stores how the last mail ended and takes the next recipient, in one transaction: before the mail server is called, the row says so. Consent
 * is checked again for each one.
 */
export function* takeRecipient({ id, runId, mailing, now, ended }: Take): Transaction<TakenRecipient> {
  if (ended) yield* endRecipient(ended, now)
  if (!(yield* isRunning({ id, runId }))) return { kind: 'over' }
  for (let skipped = 0; skipped < skippedATurn; skipped += 1) {
    const next = yield* findNext(id, now)
    if (!next) return { kind: 'none', nextTryAt: yield* findNextTry(id) }
    const reason = reasonToSkip(next)
    if (reason === null) return { kind: 'recipient', recipient: yield* beginSending(next, { mailing, now }) }
    yield* setState(next.id, { state: 'skipped', reason, now })
  }
  return { kind: 'skipped' }
}

/** Stores how a mail ended, unless a later run has called it uncertain. An address that doesn't exist is marked, at all venues. */
export function* endRecipient(
  { recipient, state, reason, answer, tries, nextTryAt }: Ended,
  now: Date,
): Transaction<void> {
  yield* run(
    `UPDATE mailing_recipients SET "state" = ?, "reason" = ?, "answer" = ?, "tries" = ?, "nextTryAt" = ?, "updatedAt" = ?
     WHERE "id" = ? AND "state" IN ('sending', 'uncertain')`,
    state,
    reason,
    answer,
    tries,
    nextTryAt,
    now.toISOString(),
    recipient.id,
  )
  if (state === 'bounced') yield* markBounced({ addressKey: recipient.addressKey, answer: answer ?? '', now })
}

type Waiting = Recipient & { keyNow: string; state: ContactState; isDeleted: boolean | 0 | 1 }

function findNext(mailingId: number, now: Date): Transaction<Waiting | undefined> {
  return one<Waiting>(
    `SELECT r."id", r."addressKey", r."tries", c."address", c."name", c."language", c."token", c."state", c."isDeleted", c."addressKey" AS "keyNow"
     FROM mailing_recipients r JOIN mailing_contacts c ON c."id" = r."contactId"
     WHERE r."mailingId" = ? AND r."state" = 'waiting' AND r."nextTryAt" <= ? ORDER BY r."nextTryAt", r."id" LIMIT 1`,
    mailingId,
    now.toISOString(),
  )
}

function* findNextTry(mailingId: number): Transaction<string | null> {
  const next = yield* one<{ at: string | null }>(
    `SELECT min("nextTryAt") AS "at" FROM mailing_recipients WHERE "mailingId" = ? AND "state" = 'waiting'`,
    mailingId,
  )
  return next?.at ?? null
}

/** Returns why a recipient gets no mail. One whose address was corrected since isn't the one who was chosen. */
function reasonToSkip({ isDeleted, addressKey, keyNow, state }: Waiting): RecipientReason | null {
  if (isDeleted || addressKey !== keyNow) return 'deleted'
  if (state === 'bounced') return 'addressBounced'
  return state === 'agreed' ? null : 'unsubscribed'
}

function* beginSending(next: Waiting, { mailing, now }: Pick<Take, 'mailing' | 'now'>): Transaction<Recipient> {
  const language = messageLanguage(mailing.messages, next.language, mailing.language)
  yield* run(
    `UPDATE mailing_recipients SET "state" = 'sending', "language" = ?, "updatedAt" = ? WHERE "id" = ?`,
    language,
    now.toISOString(),
    next.id,
  )
  const { id, addressKey, address, name, token, tries } = next
  return { id, addressKey, address, name, token, tries, language }
}

function* setState(
  id: number,
  { state, reason, now }: { state: RecipientState; reason: RecipientReason; now: Date },
): Transaction<void> {
  yield* run(
    'UPDATE mailing_recipients SET "state" = ?, "reason" = ?, "nextTryAt" = NULL, "updatedAt" = ? WHERE "id" = ?',
    state,
    reason,
    now.toISOString(),
    id,
  )
}

import type { MachinePrincipal } from '@brigade/domain/access/principal.ts'
import type { ReportBounces } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { addressKeys } from './address-keys.ts'

/** The part of what a mail server says that is stored. */
const answerAtMost = 300

/** Returns the part of an answer of a mail server that is stored, on one line. */
export function storedAnswer(answer: string): string {
  return answer.replaceAll(/\s+/g, ' ').trim().slice(0, answerAtMost)
}

/** Marks contacts whose mails came back, of all venues, so that nothing more is sent there. Returns whether any was marked. */
export function* markBounced({
  addressKey,
  answer,
  now,
  restaurantId,
}: {
  addressKey: string
  answer: string
  now: Date
  restaurantId?: number
}): Transaction<number> {
  const at = now.toISOString()
  return yield* run(
    `UPDATE mailing_contacts SET "state" = 'bounced', "bouncedAt" = ?, "bounceAnswer" = ?, "version" = "version" + 1, "updatedAt" = ?
     WHERE "addressKey" = ? AND "state" = 'agreed' AND "isDeleted" = ?${restaurantId === undefined ? '' : ' AND "restaurantId" = ?'}`,
    at,
    storedAnswer(answer),
    at,
    addressKey,
    false,
    ...(restaurantId === undefined ? [] : [restaurantId]),
  )
}

/** Marks addresses that another system reports, at its venue. Returns how many were contacts. */
export function* reportBounces(
  { addresses, answer = '' }: ReportBounces,
  { principal, now }: Caller<MachinePrincipal>,
): Transaction<{ marked: number }> {
  const keyOf = yield* addressKeys()
  const [restaurantId] = principal.restaurantId
  let marked = 0
  for (const key of new Set(addresses.map(keyOf))) {
    marked += yield* markBounced({ addressKey: key, answer, now, restaurantId })
  }
  return { marked }
}

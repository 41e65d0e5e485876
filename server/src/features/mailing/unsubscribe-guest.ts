import type { Language } from '@brigade/domain/kit/languages.ts'
import type { ContactState } from '@brigade/domain/mailing/mailing.states.ts'
import { many, one, run, type Transaction } from '#kit/database/transaction.ts'
import type { ContactRow } from './contact-columns.ts'
import { countStates } from './count-states.ts'
import { mailingColumns, type MailingRow } from './mailing-columns.ts'
import { endConsent } from './write-contact.ts'

/** The person whom a link belongs to. */
export type Subscriber = {
  contactId: number
  addressKey: string
  language: Language
  venue: string
  restaurantId: number
  state: ContactState
}

/** Returns the person of a token; undefined if there is none. */
export function* findSubscriber(token: string): Transaction<Subscriber | undefined> {
  return yield* one<Subscriber>(
    `SELECT c."id" AS "contactId", c."addressKey", c."language", c."restaurantId", c."state", v."name" AS "venue"
     FROM mailing_contacts c JOIN venues v ON v."id" = c."restaurantId" WHERE c."token" = ?`,
    token,
  )
}

/**
 * Ends the consent of a person at once: at the venue of the link, and at all venues to whose contacts that mailing went. The log of the
 * mailing says so. It does nothing for those who unsubscribed before.
 */
export function* unsubscribeGuest(
  subscriber: Subscriber,
  { mailingId, now }: { mailingId: number | undefined; now: Date },
): Transaction<void> {
  const mailing = mailingId === undefined ? undefined : yield* findMailingTo(subscriber, mailingId)
  const venueIds = new Set([subscriber.restaurantId, ...(mailing ? mailingColumns.read(mailing).segment.venueIds : [])])
  const rows = yield* many<ContactRow>(
    'SELECT * FROM mailing_contacts WHERE "addressKey" = ? AND "withdrawnAt" IS NULL',
    subscriber.addressKey,
  )
  for (const row of rows) {
    if (venueIds.has(row.restaurantId)) yield* endConsent(row, { source: 'link', note: '', principal: null, now })
  }
  if (!mailing) return
  const noted = yield* run(
    'UPDATE mailing_recipients SET "unsubscribedAt" = ? WHERE "mailingId" = ? AND "addressKey" = ? AND "unsubscribedAt" IS NULL',
    now.toISOString(),
    mailing.id,
    subscriber.addressKey,
  )
  if (noted === 0) return
  yield* mailingColumns.update({ counts: yield* countStates(mailing.id) }, { where: '"id" = ?', params: [mailing.id] })
}

/** Returns a mailing that went to this person. */
function findMailingTo({ addressKey }: Subscriber, mailingId: number): Transaction<MailingRow | undefined> {
  return one<MailingRow>(
    `SELECT m.* FROM mailings m JOIN mailing_recipients r ON r."mailingId" = m."id" WHERE m."id" = ? AND r."addressKey" = ?`,
    mailingId,
    addressKey,
  )
}

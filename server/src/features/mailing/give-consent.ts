import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { problemsOfContact } from '@brigade/domain/mailing/mailing.contacts.rules.ts'
import type { GiveConsent } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import type { Call } from '#kit/context/call.ts'
import { countRows } from '#kit/database/count-rows.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { updatedByNobody } from '#kit/lists/records.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { newToken } from '#kit/settings/secret-tokens.ts'
import { addressKeys } from './address-keys.ts'
import { askToConfirm, hasConfirming } from './ask-to-confirm.ts'
import { contactColumns, type ContactRow } from './contact-columns.ts'
import { enteredIn, findByKey, refuseManyContacts } from './find-contact.ts'
import { consentOf, noteConsent } from './write-contact.ts'

const hourMs = 3_600_000

/**
 * Records that a guest agrees to mails, and links them to the bill of their sitting, which may be opened later. Anybody at a table can enter
 * any address: a contact who is known stays as they are, also one who unsubscribed, and the answer is the same. Their history has the consent
 * of each sitting. Where a venue has its guests confirm, a new one gets a mail that asks them. Throws BadRequest, and Unprocessable if the
 * venue has as many contacts as it may.
 */
export function* giveConsent(given: GiveConsent, call: Call<GuestPrincipal>): Transaction<{ isRecorded: true }> {
  const { address, name = '', language } = given
  const { principal, now } = call
  refuseFields(problemsOfContact({ address, name, language }), mailingErrors)
  const [restaurantId] = principal.restaurantId
  const entered = enteredIn({ address, name }, yield* addressKeys())
  yield* refuseManyContacts(restaurantId)
  const known = yield* findByKey(restaurantId, entered.addressKey)
  const row = known ?? (yield* addGuest({ ...entered, language }, call))
  if (row.withdrawnAt !== null) return { isRecorded: true }
  const isDue = row.state === 'unconfirmed' && (!known || isLongAgo(row.consentAt, now))
  const linked = yield* run(
    'INSERT INTO mailing_visits ("contactId", "tableId", "sitting") VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    row.id,
    principal.tableId,
    principal.sitting,
  )
  if (known && (linked > 0 || isDue)) yield* noteConsent(consentNow(known, call), now)
  if (isDue && (yield* mayAsk(row, call))) yield* ask(row, call)
  return { isRecorded: true }
}

/** A guest is asked once a day at most. */
function isLongAgo(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) >= mailingLimits.confirmHours * hourMs
}

/**
 * Returns whether a mail may ask a guest. Anybody at a table can enter any address: nobody gets many of these mails, from whatever venues,
 * and no sitting sends them to many addresses.
 */
function* mayAsk({ id, addressKey }: ContactRow, { principal, now }: Call<GuestPrincipal>): Transaction<boolean> {
  const { askedTimes, askedVenues, askedOfSitting, confirmHours } = mailingLimits
  const since = new Date(now.getTime() - confirmHours * hourMs).toISOString()
  const times = yield* countRows('mailing_consents', `"contactId" = ? AND "source" = 'guest'`, id)
  const elsewhere = yield* countRows(
    'mailing_contacts',
    `"addressKey" = ? AND "id" <> ? AND "state" = 'unconfirmed' AND "consentAt" > ?`,
    addressKey,
    id,
    since,
  )
  const ofSitting = yield* countRows(
    'mailing_visits',
    `"tableId" = ? AND "sitting" = ? AND "contactId" IN (SELECT "id" FROM mailing_contacts WHERE "state" = 'unconfirmed')`,
    principal.tableId,
    principal.sitting,
  )
  return times <= askedTimes && elsewhere < askedVenues && ofSitting <= askedOfSitting
}

/** Returns a known contact with the consent that they give now. */
function consentNow(known: ContactRow, { principal, now }: Call<GuestPrincipal>): ContactRow {
  return {
    ...known,
    consentSource: 'guest',
    consentNote: principal.tableName,
    consentAt: now.toISOString(),
    consentBy: null,
  }
}

function* ask(row: ContactRow, { now, app }: Call<GuestPrincipal>): Transaction<void> {
  const at = now.toISOString()
  if (row.consentAt !== at) {
    yield* contactColumns.update(
      { consentAt: at, version: row.version + 1, ...updatedByNobody(now) },
      { where: '"id" = ?', params: [row.id] },
    )
  }
  yield* askToConfirm(row, { app, now })
}

function* addGuest(
  entered: ReturnType<typeof enteredIn> & Pick<GiveConsent, 'language'>,
  { principal, now }: Call<GuestPrincipal>,
): Transaction<ContactRow> {
  const [restaurantId] = principal.restaurantId
  const at = now.toISOString()
  const isConfirming = yield* hasConfirming(restaurantId)
  const row = yield* contactColumns.insert({
    restaurantId,
    ...entered,
    ...consentOf({ at, note: principal.tableName, source: 'guest', by: null }),
    ...(isConfirming && { state: 'unconfirmed' }),
    token: newToken(),
    createdAt: at,
    ...updatedByNobody(now),
  })
  yield* noteConsent(row, now)
  return row
}

import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { problemsOfContact } from '@brigade/domain/mailing/mailing.contacts.rules.ts'
import type { GiveConsent } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import type { Call } from '#kit/context/call.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
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
  const linked = yield* run(
    'INSERT INTO mailing_visits ("contactId", "tableId", "sitting") VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    row.id,
    principal.tableId,
    principal.sitting,
  )
  if (known && linked > 0) yield* noteConsent(consentNow(known, call), now)
  if (known?.state === 'unconfirmed') yield* askAgain(known, call)
  return { isRecorded: true }
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

/** Sends the mail that asks once more, at most once a day. */
function* askAgain(row: ContactRow, { now, app }: Call<GuestPrincipal>): Transaction<void> {
  if (now.getTime() - Date.parse(row.consentAt) < mailingLimits.confirmHours * hourMs) return
  const at = now.toISOString()
  yield* contactColumns.update(
    { consentAt: at, version: row.version + 1, updatedAt: at },
    { where: '"id" = ?', params: [row.id] },
  )
  yield* askToConfirm(row, { app, now })
}

function* addGuest(
  entered: ReturnType<typeof enteredIn> & Pick<GiveConsent, 'language'>,
  { principal, now, app }: Call<GuestPrincipal>,
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
    updatedAt: at,
    updatedBy: null,
    updatedByKind: null,
    updatedById: null,
  })
  yield* noteConsent(row, now)
  if (isConfirming) yield* askToConfirm(row, { app, now })
  return row
}

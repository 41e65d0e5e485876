import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { problemsOfContact } from '@brigade/domain/mailing/mailing.contacts.rules.ts'
import type { GiveConsent } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import type { Caller } from '#kit/context/call.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { newToken } from '#kit/settings/secret-tokens.ts'
import { addressKeys } from './address-keys.ts'
import { contactColumns } from './contact-columns.ts'
import { enteredIn, findByKey, refuseManyContacts } from './find-contact.ts'
import { consentOf, noteConsent, renewContact } from './write-contact.ts'

/**
 * Records that a guest agrees to mails, and links them to the bill of their sitting, which may be opened later. The answer is the same for
 * an address that was known. Throws BadRequest, and Unprocessable if the venue has as many contacts as it may.
 */
export function* giveConsent(
  { address, name = '', language }: GiveConsent,
  { principal, now }: Caller<GuestPrincipal>,
): Transaction<{ isRecorded: true }> {
  refuseFields(problemsOfContact({ address, name, language }), mailingErrors)
  const [restaurantId] = principal.restaurantId
  const entered = enteredIn({ address, name }, yield* addressKeys())
  const at = now.toISOString()
  const known = yield* findByKey(restaurantId, entered.addressKey)
  if (!known) yield* refuseManyContacts(restaurantId)
  const consent = consentOf({ at, note: principal.tableName, source: 'guest', by: null })
  const given = { ...consent, language, updatedAt: at, updatedBy: null, updatedByKind: null, updatedById: null }
  const row = known
    ? yield* renewContact(known, { ...given, ...entered, name: entered.name || known.name })
    : yield* contactColumns.insert({ restaurantId, ...entered, ...given, token: newToken(), createdAt: at })
  yield* noteConsent(row, now)
  yield* run(
    'INSERT INTO mailing_visits ("contactId", "tableId", "sitting") VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    row.id,
    principal.tableId,
    principal.sitting,
  )
  return { isRecorded: true }
}

import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import { problemsOfContact } from '@brigade/domain/mailing/mailing.contacts.rules.ts'
import type { GiveConsent } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import type { Caller } from '#kit/context/call.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { newToken } from '#kit/settings/secret-tokens.ts'
import { addressKeys } from './address-keys.ts'
import { contactColumns, type ContactRow } from './contact-columns.ts'
import { enteredIn, findByKey, refuseManyContacts } from './find-contact.ts'
import { consentOf, noteConsent } from './write-contact.ts'

/**
 * Records that a guest agrees to mails, and links them to the bill of their sitting, which may be opened later. Anybody at a table can enter
 * any address: a contact who is known stays as they are, also one who unsubscribed, and the answer is the same. Throws BadRequest, and
 * Unprocessable if the venue has as many contacts as it may.
 */
export function* giveConsent(given: GiveConsent, caller: Caller<GuestPrincipal>): Transaction<{ isRecorded: true }> {
  const { address, name = '', language } = given
  const { principal } = caller
  refuseFields(problemsOfContact({ address, name, language }), mailingErrors)
  const [restaurantId] = principal.restaurantId
  const entered = enteredIn({ address, name }, yield* addressKeys())
  yield* refuseManyContacts(restaurantId)
  const known = yield* findByKey(restaurantId, entered.addressKey)
  const row = known ?? (yield* addGuest({ ...entered, language }, caller))
  if (row.withdrawnAt === null) {
    yield* run(
      'INSERT INTO mailing_visits ("contactId", "tableId", "sitting") VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      row.id,
      principal.tableId,
      principal.sitting,
    )
  }
  return { isRecorded: true }
}

function* addGuest(
  entered: ReturnType<typeof enteredIn> & Pick<GiveConsent, 'language'>,
  { principal, now }: Caller<GuestPrincipal>,
): Transaction<ContactRow> {
  const [restaurantId] = principal.restaurantId
  const at = now.toISOString()
  const row = yield* contactColumns.insert({
    restaurantId,
    ...entered,
    ...consentOf({ at, note: principal.tableName, source: 'guest', by: null }),
    token: newToken(),
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    updatedByKind: null,
    updatedById: null,
  })
  yield* noteConsent(row, now)
  return row
}

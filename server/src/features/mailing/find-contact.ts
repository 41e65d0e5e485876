import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { comparedText, plainText } from '@brigade/domain/kit/plain-text.ts'
import { storedAddress } from '@brigade/domain/mailing/mailing.addresses.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { recordUnknown, refuseBeyond, refuseField } from '#kit/errors/errors.ts'
import { lockRecord } from '#kit/lists/records.ts'
import type { KeyOf } from './address-keys.ts'
import { contactColumns, type ContactRow } from './contact-columns.ts'

/** Locks a contact that the caller may see, whose data was not deleted. Throws NotFound. */
export function* lockContact(asked: { id: number; principal: Principal }): Transaction<ContactRow> {
  const row = yield* lockRecord<ContactRow>(contactColumns, { ...asked, by: 'consentNote', what: 'contact' })
  if (row.isDeleted) throw recordUnknown(`No contact with id ${asked.id}`)
  return row
}

/** Returns the contact of a venue who has this key, also one whose data was deleted. */
export function findByKey(restaurantId: number, addressKey: string): Transaction<ContactRow | undefined> {
  return one<ContactRow>(
    'SELECT * FROM mailing_contacts WHERE "restaurantId" = ? AND "addressKey" = ?',
    restaurantId,
    addressKey,
  )
}

/** Refuses a venue that is not the caller's, or does not exist, alike. */
export function* refuseVenue(restaurantId: number, principal: Principal): Transaction<void> {
  if (worksAt(principal, restaurantId) && (yield* findVenue(restaurantId))) return
  refuseField({ restaurantId: 'venueUnknown' }, mailingErrors)
}

/** Locks a venue so that its contacts are counted by one at a time, and returns how many there are. */
export function* countContacts(restaurantId: number): Transaction<number> {
  yield* lockRow('venues', { id: restaurantId, by: 'timeZone' })
  const found = yield* one<{ total: number }>(
    'SELECT count(*) AS "total" FROM mailing_contacts WHERE "restaurantId" = ? AND "isDeleted" = ?',
    restaurantId,
    false,
  )
  return found?.total ?? 0
}

/** Refuses one contact more than a venue may have. Throws Unprocessable. */
export function* refuseManyContacts(restaurantId: number): Transaction<void> {
  const { contacts: limit } = mailingLimits
  refuseBeyond(yield* countContacts(restaurantId), { limit, code: 'tooManyContacts', sentences: mailingErrors })
}

/** Returns the columns of what people enter. */
export function enteredIn({ address, name }: { address: string; name: string }, keyOf: KeyOf) {
  const stored = { address: storedAddress(address), name: plainText(name) }
  return { ...stored, addressKey: keyOf(address), searched: searchedIn(stored) }
}

/** Returns the text of a contact that is searched. */
function searchedIn({ address, name }: { address: string; name: string }): string {
  return comparedText(`${address} ${name}`)
}

import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { comparedText } from '@brigade/domain/kit/plain-text.ts'
import type { ContactListQuery, MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { findRecord } from '#kit/lists/records.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { contactColumns, type ContactRow } from './contact-columns.ts'

/** Returns contacts of the caller's venues, the newest first. Those whose data was deleted are not among them. */
export function listContacts({
  query: { search = '', ...query },
  ...asked
}: ListParams<ContactListQuery>): Promise<Paged<MailingContact> | MailingContact[]> {
  const wanted = comparedText(search)
  const among = asked.db.build(contactColumns.table).where('isDeleted', false)
  if (wanted !== '') void among.whereRaw(`"searched" LIKE ? ESCAPE '!'`, [`%${wanted.replaceAll(/[!%_]/g, '!$&')}%`])
  return listRecords({ ...asked, query }, { columns: contactColumns, sort: { id: -1 }, among })
}

/** Returns a contact. Throws NotFound. */
export function* readContact(id: number, principal: Principal): Transaction<MailingContact> {
  const row = yield* findRecord<ContactRow>(contactColumns, { id, principal, what: 'contact' })
  if (row.isDeleted) throw recordUnknown(`No contact with id ${id}`)
  return contactColumns.read(row)
}

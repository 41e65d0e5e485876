import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  Mailing,
  MailingListQuery,
  MailingRecipient,
  RecipientListQuery,
} from '@brigade/domain/mailing/mailing.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { mailingColumns } from './mailing-columns.ts'
import { readMailing } from './write-mailing.ts'

/** Returns mailings of the caller's venues, the newest first. */
export function listMailings(asked: ListParams<MailingListQuery>): Promise<Paged<Mailing> | Mailing[]> {
  return listRecords(asked, { columns: mailingColumns, sort: { id: -1 } })
}

type RecipientRow = Omit<MailingRecipient, 'address' | 'name' | 'restaurantId'> & { addressKey: string }

type Person = {
  id: number
  restaurantId: number
  address: string
  name: string
  isDeleted: boolean | 0 | 1
  addressKey: string
}

type Asked = { db: Database; query: RecipientListQuery; principal: Principal; isPaged: boolean }

/**
 * Returns the recipients of a mailing who are contacts of the caller's venues, in the order in which they are sent to, with their addresses.
 * Throws NotFound.
 */
export async function listRecipients({
  db,
  query: { mailingId, isUnsubscribed, $sort = { id: 1 }, $limit, $skip, ...filters },
  principal,
  isPaged,
}: Asked): Promise<Paged<MailingRecipient> | MailingRecipient[]> {
  const { restaurantId } = await db.read(() => readMailing(mailingId, principal))
  const venueIds = venuesOf(principal)
  const rows = filtered(db.build('mailing_recipients'), { mailingId, ...filters })
  if (isUnsubscribed !== undefined) {
    void (isUnsubscribed ? rows.whereNotNull('unsubscribedAt') : rows.whereNull('unsubscribedAt'))
  }
  if (venueIds !== 'all') {
    void rows.whereIn(
      'contactId',
      db
        .build('mailing_contacts')
        .select('id')
        .whereIn('restaurantId', [...venueIds]),
    )
  }
  return listPage<RecipientRow, MailingRecipient>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: async (found) => {
      const ids = found.map(({ contactId }) => contactId)
      const people = await db.read(() =>
        manyIn<Person>(
          'SELECT "id", "restaurantId", "address", "name", "isDeleted", "addressKey" FROM mailing_contacts WHERE "id" IN',
          ids,
        ),
      )
      const byId = new Map(people.map((person) => [person.id, person]))
      return found.map((row) => recordOf(row, { restaurantId, person: byId.get(row.contactId) }))
    },
  })
}

function recordOf(
  row: RecipientRow,
  { restaurantId, person }: { restaurantId: number; person: Person | undefined },
): MailingRecipient {
  // A contact whose address was corrected since got this mail at another one.
  const isKnown = person !== undefined && !person.isDeleted && person.addressKey === row.addressKey
  return {
    id: row.id,
    mailingId: row.mailingId,
    restaurantId: person?.restaurantId ?? restaurantId,
    contactId: row.contactId,
    address: isKnown ? person.address : null,
    name: isKnown ? person.name : null,
    language: row.language,
    state: row.state,
    reason: row.reason,
    answer: row.answer,
    tries: row.tries,
    nextTryAt: row.nextTryAt,
    updatedAt: row.updatedAt,
    unsubscribedAt: row.unsubscribedAt,
  }
}

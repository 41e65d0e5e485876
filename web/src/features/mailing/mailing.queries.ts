import {
  countSegmentPath,
  mailingContactsPath,
  mailingRecipientsPath,
  mailingsPath,
  mailSenderPath,
} from '@brigade/domain/mailing/mailing.api.ts'
import type { MailingSegment } from '@brigade/domain/mailing/mailing.schema.ts'
import type { ContactState, MailingState, RecipientState } from '@brigade/domain/mailing/mailing.states.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiCreate, apiFind, apiGet } from '#kit/calls/api-client.ts'

export const mailingsKey = ['mailing', 'mailings'] as const
export const contactsKey = ['mailing', 'contacts'] as const

export const mailingsAPage = 20

type Listed<State> = { venueId: number | null; state: State | undefined; page: number }

/** Returns the query for one page of the mailings of a venue, the newest first. */
export function mailingList({ venueId, state, page }: Listed<MailingState>) {
  return queryOptions({
    queryKey: [...mailingsKey, 'list', venueId, state ?? 'all', page],
    enabled: venueId !== null,
    queryFn: () =>
      apiFind(mailingsPath, {
        ...(venueId !== null && { restaurantId: venueId }),
        ...(state && { state }),
        ...pageOf(page),
      }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for one mailing. */
export function mailingWith(id: number) {
  return queryOptions({ queryKey: [...mailingsKey, 'one', id], queryFn: () => apiGet(mailingsPath, id) })
}

export type LogFilter = RecipientState | 'unsubscribed'

/** Returns the query for one page of the recipients of a mailing. */
export function recipientList({
  mailingId,
  filter,
  page,
}: {
  mailingId: number
  filter: LogFilter | undefined
  page: number
}) {
  return queryOptions({
    queryKey: [...mailingsKey, 'log', mailingId, filter ?? 'all', page],
    queryFn: () =>
      apiFind(mailingRecipientsPath, {
        mailingId,
        ...(filter === 'unsubscribed' && { isUnsubscribed: true }),
        ...(filter !== undefined && filter !== 'unsubscribed' && { state: filter }),
        ...pageOf(page),
      }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for one page of the contacts of a venue, the newest first. */
export function contactList({ venueId, state, search, page }: Listed<ContactState> & { search: string }) {
  return queryOptions({
    queryKey: [...contactsKey, venueId, state ?? 'all', search, page],
    enabled: venueId !== null,
    queryFn: () =>
      apiFind(mailingContactsPath, {
        ...(venueId !== null && { restaurantId: venueId }),
        ...(state && { state }),
        ...(search !== '' && { search }),
        ...pageOf(page),
      }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for how many people filters reach now. */
export function segmentCount({ restaurantId, segment }: { restaurantId: number; segment: MailingSegment }) {
  return queryOptions({
    queryKey: ['mailing', 'count', restaurantId, segment],
    queryFn: () => apiCreate(countSegmentPath, { restaurantId, segment }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Returns the query for where mails go. */
export function mailSender() {
  return queryOptions({ queryKey: ['mailing', 'sender'], queryFn: () => apiCreate(mailSenderPath, {}) })
}

function pageOf(page: number) {
  return { $limit: mailingsAPage, $skip: (page - 1) * mailingsAPage }
}

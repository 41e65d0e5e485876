import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { recipientStates } from '@brigade/domain/mailing/mailing.states.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { mailIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { mailingsAPage, mailingWith, recipientList } from '#features/mailing/mailing.queries.ts'
import { MailingActs } from '#features/mailing/parts/mailing-acts.tsx'
import { MailingSummary } from '#features/mailing/parts/mailing-summary.tsx'
import { recipientsOf } from '#features/mailing/parts/mailings-table.tsx'
import { RecipientsTable } from '#features/mailing/parts/recipients-table.tsx'
import { SenderNote } from '#features/mailing/parts/sender-note.tsx'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

/** Shows one mailing: a draft with its acts, or how far it has come and the log of its recipients. */
export function MailingPage() {
  const t = useTranslations('mailing')
  const id = Number(useParams().id)
  const mailing = useQuery(mailingWith(id))
  const venue = useVenueOf(mailing.data)
  return (
    <AntdRoot>
      <ListPage
        title={mailing.data?.title ?? t('screens.one')}
        trail={<BackLink to={venue ? `/mailing?venue=${venue.id}` : '/mailing'}>{t('screens.mailing')}</BackLink>}
        actions={mailing.data && venue ? <MailingActs mailing={mailing.data} venue={venue} /> : null}
        list={mailing}
      >
        {(shown) =>
          venue ? (
            <div className={stack.column4}>
              <SenderNote />
              <MailingSummary mailing={shown} venue={venue} />
              {recipientsOf(shown) > 0 ? <Log mailing={shown} venue={venue} /> : null}
            </div>
          ) : null
        }
      </ListPage>
    </AntdRoot>
  )
}

/** Returns the venue of a mailing, which people who see all venues may not work at. */
function useVenueOf(mailing: Mailing | undefined): Venue | null {
  const { venue: own } = useSession()
  const seesAll = useCan('venues:all')
  const asked = useQuery(oneVenue(seesAll ? (mailing?.restaurantId ?? null) : null))
  return seesAll ? (asked.data ?? null) : own
}

const logFilters = [...recipientStates.filter((state) => state !== 'sending'), 'unsubscribed'] as const

function Log({ mailing, venue }: { mailing: Mailing; venue: Venue }) {
  const t = useTranslations('mailing')
  const [filter, setFilter] = useAddressFilter('state', logFilters)
  const [page, setPage] = useAddressPage()
  const recipients = useQuery(recipientList({ mailingId: mailing.id, filter, page }))
  return (
    <section className={stack.column2} aria-labelledby="mailing-log">
      <h2 id="mailing-log" className={`${font.medium} ${font.heavy}`}>
        {t('one.log')}
      </h2>
      <FilterChips
        label={t('state')}
        every={t('every')}
        choices={logFilters.filter((each) => mailing.counts[each] > 0 || each === filter)}
        labelOf={(each) => t(`recipients.${each}`)}
        chosen={filter}
        onChoose={setFilter}
      />
      <PagedList
        list={recipients}
        page={page}
        pageSize={mailingsAPage}
        onPage={setPage}
        totalText={(total) => t('one.total', total)}
        empty={<EmptyState icon={mailIcon} title={t('one.logEmpty')} text={t('one.logEmptyText')} />}
      >
        {(shown, isBusy) => <RecipientsTable venue={venue} recipients={shown} isBusy={isBusy} />}
      </PagedList>
    </section>
  )
}

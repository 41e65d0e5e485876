import { printJobStates } from '@brigade/domain/printers/print-jobs.states.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { printersOf, printList, printsAPage } from '#features/printers/printers.queries.ts'
import { PrintsTable } from '#features/printers/parts/prints-table.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

/** Lists the prints of a venue, page by page: failed and uncertain ones are resolved here. */
export function PrintsPage() {
  const t = useTranslations('printers')
  const [state, setState] = useAddressFilter('state', printJobStates)
  const [page, setPage] = useAddressPage()
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const prints = useQuery(printList({ venueId: venue?.id ?? null, state, page }))
  const printers = useQuery(printersOf(venue?.id ?? null))
  return (
    <AntdRoot>
      <PagedListPage
        title={t('screens.prints')}
        trail={
          <BackLink to={venues && venue ? `/printers?venue=${venue.id}` : '/printers'}>
            {t('screens.printers')}
          </BackLink>
        }
        actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
        filters={
          <FilterChips
            label={t('prints.state')}
            every={t('prints.every')}
            choices={printJobStates}
            labelOf={(each) => t(`states.${each}`)}
            chosen={state}
            onChoose={setState}
          />
        }
        list={venue ? prints : { data: undefined, error, refetch: retry }}
        page={page}
        pageSize={printsAPage}
        onPage={setPage}
        totalText={(total) => t('prints.total', total)}
        empty={<EmptyState icon={printerIcon} title={t('prints.empty')} text={t('prints.emptyText')} />}
      >
        {(shown, isBusy) =>
          venue ? <PrintsTable venue={venue} jobs={shown} printers={printers.data ?? []} isBusy={isBusy} /> : null
        }
      </PagedListPage>
    </AntdRoot>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useWords } from '#kit/i18n.ts'
import { useAddressFilter, useAddressPage } from '#kit/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { moneyIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { AlertsTable } from '#features/payments/parts/alerts-table.tsx'
import { alertList, alertsAPage, alertStates } from '#features/payments/payments.queries.ts'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'

/** What was told of a venue's payments and needs somebody, and what was done about the rest, page by page. (product, Orders) */
export function PaymentAlertsPage() {
  const t = useWords('payments')
  const [state, setState] = useAddressFilter('state', alertStates)
  const [page, setPage] = useAddressPage()
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const alerts = useQuery(alertList({ venueId: venue?.id ?? null, state, page }))
  const empty = state === undefined ? (['empty', 'emptyText'] as const) : (['none', 'noneText'] as const)
  return (
    <AntdRoot>
      <PagedListPage
        title={t('screens.alerts')}
        actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
        filters={
          <FilterChips
            label={t('alerts.state')}
            every={t('alerts.states.open')}
            choices={alertStates}
            labelOf={(each) => t(`alerts.states.${each}`)}
            chosen={state}
            onChoose={setState}
          />
        }
        list={venue ? alerts : { data: undefined, error, refetch: retry }}
        page={page}
        pageSize={alertsAPage}
        onPage={setPage}
        totalText={(total) => t('alerts.total', total)}
        empty={<EmptyState icon={moneyIcon} title={t(`alerts.${empty[0]}`)} text={t(`alerts.${empty[1]}`)} />}
      >
        {(shown, isBusy) => (venue ? <AlertsTable venue={venue} alerts={shown} isBusy={isBusy} /> : null)}
      </PagedListPage>
    </AntdRoot>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { moneyIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { AlertsTable } from '#features/payments/parts/alerts-table.tsx'
import { alertList, alertsAPage, alertStates } from '#features/payments/payments.queries.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

/**
 * Lists the payment events of a venue that need an action, and the resolution of the others, page by page. (product,
 * Orders)
 */
export function PaymentAlertsPage() {
  const t = useTranslations('payments')
  const [state, setState] = useAddressFilter('state', alertStates)
  const [page, setPage] = useAddressPage()
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const alerts = useQuery(alertList({ venueId: venue?.id ?? null, state, page }))
  const empty = state === undefined ? (['empty', 'emptyText'] as const) : (['none', 'noneText'] as const)
  return (
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
  )
}

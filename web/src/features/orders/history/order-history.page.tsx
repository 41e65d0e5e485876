import type { Paged as PageOf } from '@brigade/domain/kit/paging.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { HistoryFilters } from '#features/orders/history/history-filters.tsx'
import { HistoryTable } from '#features/orders/history/history-table.tsx'
import { useHistoryAddress } from '#features/orders/history/use-history-address.ts'
import { instantsOf } from '#features/orders/parts/venue-days.ts'
import { wantedOrders } from '#features/orders/history/wanted-orders.ts'
import { orderHistory, orderTables, ordersCountedTo } from '#features/orders/records/orders.queries.ts'
import { type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'

const pageSize = 20
const nothing: PageOf<Order> = { total: 0, limit: pageSize, skip: 0, data: [] }

/**
 * Shows all orders page by page: those of the last seven days unless the address says otherwise. An order that is
 * searched by its number may be from any time.
 */
export function OrderHistoryPage() {
  return (
    <AntdRoot>
      <VenueBookProvider>
        <OrderHistory />
      </VenueBookProvider>
    </AntdRoot>
  )
}

function OrderHistory() {
  const t = useTranslations('orders')
  const { user } = useSession()
  const address = useHistoryAddress()
  // The server limits the list to the venues of this user, whatever the address says.
  const scope: VenueScope = address.venueId ?? venueScopeOf(user) ?? 'all'
  const { days, timeZone, paymentTypes } = address
  const text = useDeferredValue(address.text).trim()
  const guest = useDeferredValue(address.guest).trim()
  const placedBy = useDeferredValue(address.placedBy).trim()
  const tables = useQuery({ ...orderTables(scope), enabled: text !== '' })
  const wanted = wantedOrders(text, tables.data ?? [])
  const isOneOrder = typeof wanted?.orderId === 'number'
  const orders = useQuery({
    ...orderHistory({
      scope,
      // A number is searched at any time.
      time: days === null || isOneOrder ? null : instantsOf(days, timeZone),
      statuses: address.statuses,
      tableIds: wanted?.tableIds ?? null,
      orderId: wanted?.orderId ?? null,
      paymentTypes,
      lastname: guest,
      placedBy,
      page: address.page,
      pageSize,
    }),
    enabled: wanted !== null && (text === '' || tables.data !== undefined),
  })
  const failed = tables.error ? tables : orders
  return (
    <PagedListPage
      title={t('screens.history')}
      filters={<HistoryFilters address={address} />}
      list={{
        data: wanted === null && tables.data ? nothing : orders.data,
        error: failed.error,
        refetch: failed.refetch,
        isPlaceholderData: orders.isPlaceholderData,
      }}
      page={address.page}
      pageSize={pageSize}
      onPage={address.setPage}
      totalText={({ count, shown }) =>
        t(count < ordersCountedTo ? 'history.total' : 'history.totalOrMore', { count, shown })
      }
      empty={<EmptyState icon={searchIcon} title={t('history.empty')} text={t('history.emptyText')} />}
    >
      {(shown, isBusy) => <HistoryTable orders={shown} isBusy={isBusy} />}
    </PagedListPage>
  )
}

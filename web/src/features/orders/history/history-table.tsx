import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { DayTime, firstsOfDays } from '#ui/day-time.tsx'
import { LateNote } from '#features/orders/parts/late-note.tsx'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { RefundTag } from '#features/orders/parts/refund-tag.tsx'
import { TestTag } from '#features/orders/parts/test-tag.tsx'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type HistoryTableProps = { orders: readonly Order[]; isBusy: boolean }

/** Shows one page of orders, the newest first. A row opens its order. */
export function HistoryTable({ orders, isBusy }: HistoryTableProps) {
  const t = useTranslations('orders')
  const navigate = useNavigate()
  return (
    <DataTable
      label={t('screens.history')}
      columns={useHistoryColumns(orders)}
      records={orders}
      keyOf={({ id }) => id}
      onOpen={({ id }) => void navigate(orderAddress(id))}
      isList
      isBusy={isBusy}
    />
  )
}

function useHistoryColumns(orders: readonly Order[]): Column<Order>[] {
  const t = useTranslations('orders')
  const book = useVenueBook()
  const firsts = firstsOfDays(orders, {
    keyOf: ({ id }) => id,
    dayOf: ({ restaurantId, createdAt }) => book.formatsOf(restaurantId).date(createdAt),
  })
  const columns: Column<Order>[] = [
    {
      key: 'order',
      label: t('history.columns.order'),
      kind: 'heading',
      render: ({ id }) => (
        <Link to={orderAddress(id)} onClick={(event) => event.stopPropagation()}>
          <bdi>#{id}</bdi>
        </Link>
      ),
    },
    {
      key: 'time',
      label: t('history.columns.time'),
      kind: 'time',
      render: ({ id, restaurantId, createdAt }) => (
        <DayTime instant={createdAt} formats={book.formatsOf(restaurantId)} showsDay={firsts.has(id)} />
      ),
    },
    {
      key: 'table',
      label: t('history.columns.table'),
      inCard: 'title',
      render: ({ table }) => <strong>{table}</strong>,
    },
    {
      key: 'venue',
      label: t('history.columns.venue'),
      kind: 'name',
      render: ({ restaurantId }) => book.nameOf(restaurantId),
    },
    {
      key: 'guest',
      label: t('history.columns.guest'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ paymentInfo }) => (paymentInfo?.lastname ? <bdi>{paymentInfo.lastname}</bdi> : null),
    },
    {
      key: 'placedBy',
      label: t('history.columns.placedBy'),
      isExtra: true,
      isSpare: true,
      inCard: 'hidden',
      // Guests have no name except their table’s, which is beside this.
      render: ({ createdBy, createdByKind }) =>
        createdByKind === 'guest' ? t('sources.app') : shownName(createdBy, t),
    },
    {
      key: 'items',
      label: t('history.columns.items'),
      kind: 'amount',
      isExtra: true,
      isSpare: true,
      inCard: 'hidden',
      render: ({ restaurantId, cart }) =>
        book.formatsOf(restaurantId).number(cart.reduce((sum, line) => sum + line.itemQty, 0)),
    },
    {
      key: 'total',
      label: t('history.columns.total'),
      kind: 'amount',
      render: ({ restaurantId, orderPrice }) => book.formatsOf(restaurantId).money(orderPrice),
    },
    {
      key: 'paid',
      label: t('history.columns.paid'),
      kind: 'tag',
      isExtra: true,
      inCard: 'hidden',
      render: (order) => (order.onlineOrderPaymentStatus === 'not-paid' ? null : <PaymentTag order={order} />),
    },
    {
      key: 'status',
      label: t('history.columns.status'),
      kind: 'state',
      render: (order) => (
        <>
          <StatusTag status={order.status} /> <TestTag order={order} /> <LateNote order={order} />{' '}
          <RefundTag order={order} />
        </>
      ),
    },
  ]
  // The table has room for one of the two. The order's page says who placed it.
  const left = book.venues.length > 1 ? 'placedBy' : 'venue'
  return columns.filter(({ key }) => key !== left)
}

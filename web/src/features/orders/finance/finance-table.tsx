import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import { Link, useNavigate } from 'react-router'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { DayTime, firstsOfDays } from '#ui/day-time.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type FinanceTableProps = { orders: readonly FinanceOrder[]; isBusy: boolean }

/** Shows one page of orders with their amounts, the newest first. A row opens its order. */
export function FinanceTable({ orders, isBusy }: FinanceTableProps) {
  const t = useTranslations('finance')
  const navigate = useNavigate()
  return (
    <DataTable
      label={t('screens.finance')}
      columns={useFinanceColumns(orders)}
      records={orders}
      keyOf={({ id }) => id}
      onOpen={({ id }) => void navigate(orderAddress(id))}
      isList
      isBusy={isBusy}
    />
  )
}

function useFinanceColumns(orders: readonly FinanceOrder[]): Column<FinanceOrder>[] {
  const t = useTranslations('finance')
  const tOrders = useTranslations('orders')
  const book = useVenueBook()
  const language = useLanguage()
  const money = ({ currency }: FinanceOrder, amount: number) =>
    createFormats({ language, currency, timeZone: 'UTC' }).money(amount)
  const firsts = firstsOfDays(orders, {
    keyOf: ({ id }) => id,
    dayOf: ({ restaurantId, endedAt }) => book.formatsOf(restaurantId).date(endedAt),
  })
  const columns: Column<FinanceOrder>[] = [
    {
      key: 'order',
      label: t('columns.order'),
      kind: 'heading',
      render: ({ id }) => (
        <Link to={orderAddress(id)} onClick={(event) => event.stopPropagation()}>
          <bdi>#{id}</bdi>
        </Link>
      ),
    },
    {
      key: 'endedAt',
      label: t('columns.endedAt'),
      kind: 'time',
      render: ({ id, restaurantId, endedAt }) => (
        <DayTime instant={endedAt} formats={book.formatsOf(restaurantId)} showsDay={firsts.has(id)} />
      ),
    },
    { key: 'table', label: t('columns.table'), inCard: 'title', render: ({ table }) => <strong>{table}</strong> },
    {
      key: 'guest',
      label: t('columns.guest'),
      isExtra: true,
      isSpare: true,
      inCard: 'hidden',
      render: ({ lastname }) => (lastname === null ? null : <bdi>{lastname}</bdi>),
    },
    {
      key: 'venue',
      label: t('columns.venue'),
      kind: 'name',
      render: ({ restaurantId }) => book.nameOf(restaurantId),
    },
    {
      key: 'paymentType',
      label: t('columns.paymentType'),
      render: ({ paymentType }) => tOrders(`paymentTypes.${paymentType}`),
    },
    {
      key: 'discount',
      label: t('columns.discount'),
      kind: 'amount',
      isExtra: true,
      isSpare: true,
      inCard: 'hidden',
      render: (order) => (order.discount === 0 ? null : money(order, order.discount)),
    },
    {
      key: 'fees',
      label: t('columns.fees'),
      kind: 'amount',
      isExtra: true,
      isSpare: true,
      inCard: 'hidden',
      render: (order) => money(order, feesOf(order)),
    },
    {
      key: 'tip',
      label: t('columns.tip'),
      kind: 'amount',
      isExtra: true,
      inCard: 'hidden',
      render: (order) => (order.tipAmount === 0 ? null : money(order, order.tipAmount)),
    },
    {
      key: 'total',
      label: t('columns.total'),
      kind: 'amount',
      render: (order) => <strong>{money(order, order.orderPrice)}</strong>,
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: (order) => (
        <>
          {order.status === 'cancelled' ? <StateTag tone="grey" label={t('cancelled')} /> : null}
          {order.refundDue > 0 ? (
            <StateTag
              tone="red"
              icon={warningIcon}
              label={tOrders('payment.refundDue', { amount: money(order, order.refundDue) })}
            />
          ) : null}
        </>
      ),
    },
  ]
  const isRemarked = orders.some(({ status, refundDue }) => status === 'cancelled' || refundDue > 0)
  const left = [...(book.venues.length > 1 ? [] : ['venue']), ...(isRemarked ? [] : ['state'])]
  return columns.filter(({ key }) => !left.includes(key))
}

function feesOf({ serviceFee, vatFee, currency }: FinanceOrder): number {
  return fromMinor((toMinor(serviceFee, currency) ?? 0) + (toMinor(vatFee, currency) ?? 0), currency)
}

import type { Page } from '@brigade/domain/kit/paging.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { Grid, Table, type TableColumnsType } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/icon-paths.ts'
import { drawPageStep } from '#ui/page-step.tsx'
import { PaymentTag } from '#features/orders/parts/payment-tag.tsx'
import { RefundTag } from '#features/orders/parts/refund-tag.tsx'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { useVenueBook } from '#features/venues/door/venue-book.tsx'
import styles from '#features/orders/history/history-table.module.css'

type HistoryTableProps = {
  found: Page<Order> | undefined
  isLoading: boolean
  page: number
  pageSize: number
  onPage: (page: number) => void
}

/** One page of orders, newest first. A row opens its order. */
export function HistoryTable({ found, isLoading, page, pageSize, onPage }: HistoryTableProps) {
  const t = useWords('orders')
  const navigate = useNavigate()
  const { number } = useFormats()
  const columns = useHistoryColumns()
  return (
    <Table<Order>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={found?.data ?? []}
      loading={isLoading}
      locale={{
        emptyText: isLoading ? (
          ' '
        ) : (
          <EmptyState icon={searchIcon} title={t('history.empty')} text={t('history.emptyText')} />
        ),
      }}
      onRow={({ id }) => ({ onClick: () => void navigate(`/orders/${id}`), style: { cursor: 'pointer' } })}
      pagination={{
        current: page,
        pageSize,
        total: found?.total ?? 0,
        showSizeChanger: false,
        responsive: true,
        showTotal: (total) => t('history.total', { count: total, shown: number(total) }),
        onChange: onPage,
        itemRender: drawPageStep,
      }}
    />
  )
}

function useHistoryColumns(): TableColumnsType<Order> {
  const t = useWords('orders')
  const book = useVenueBook()
  // On phones the time stands below the number.
  const hasTimeColumn = Grid.useBreakpoint().sm ?? true
  const columns: TableColumnsType<Order> = [
    {
      title: t('history.columns.order'),
      render: (_, { id, restaurantId, createdAt }) => (
        <>
          <Link to={`/orders/${id}`} onClick={(event) => event.stopPropagation()}>
            <bdi>#{id}</bdi>
          </Link>
          {hasTimeColumn ? null : (
            <span className={styles.placed}>{book.formatsOf(restaurantId).dateTime(createdAt)}</span>
          )}
        </>
      ),
    },
    {
      title: t('history.columns.time'),
      hidden: !hasTimeColumn,
      render: (_, { restaurantId, createdAt }) => book.formatsOf(restaurantId).dateTime(createdAt),
    },
    {
      title: t('history.columns.table'),
      render: (_, { table }) => <strong>{table}</strong>,
    },
    {
      title: t('history.columns.venue'),
      responsive: ['md'],
      render: (_, { restaurantId }) => book.nameOf(restaurantId),
    },
    {
      title: t('history.columns.items'),
      responsive: ['lg'],
      render: (_, { cart }) => t('items', { count: cart.reduce((sum, line) => sum + line.itemQty, 0) }),
    },
    {
      title: t('history.columns.total'),
      align: 'end',
      render: (_, { restaurantId, orderPrice }) => book.formatsOf(restaurantId).money(orderPrice),
    },
    {
      title: t('history.columns.paid'),
      responsive: ['lg'],
      render: (_, { onlineOrderPaymentStatus: status }) =>
        status === 'not-paid' ? null : <PaymentTag status={status} />,
    },
    {
      title: t('history.columns.status'),
      render: (_, order) => (
        <>
          <StatusTag status={order.status} /> <RefundTag order={order} />
        </>
      ),
    },
  ]
  return book.venues.length > 1 ? columns : columns.filter(({ title }) => title !== t('history.columns.venue'))
}

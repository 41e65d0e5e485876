import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { toApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { BillOrder } from '#features/orders/bill/bill-order.tsx'
import { billOrderLists } from '#features/orders/bill/bill-orders.ts'
import { BillParts } from '#features/orders/bill/bill-parts.tsx'
import { BillState } from '#features/orders/bill/bill-state.tsx'
import { BillSums } from '#features/orders/bill/bill-sums.tsx'
import { CloseBill } from '#features/orders/bill/close-bill.tsx'
import { PayBill } from '#features/orders/bill/pay-bill.tsx'
import { SplitBill } from '#features/orders/bill/split-bill.tsx'
import { oneBill } from '#features/orders/orders.queries.ts'
import { BackButton } from '#features/orders/parts/back-button.tsx'
import { Panel } from '#ui/panel.tsx'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/pages/order.page.module.css'

/** The bill of a table's sitting: its orders, what they come to, what is due, and who pays what. */
export function BillPage() {
  const t = useWords('bill')
  const id = Number(useParams().id)
  const { data: bill, error, refetch } = useQuery(oneBill(id))
  const orders = useQuery(billOrderLists.options({ billId: id }))
  if (bill && orders.data) {
    return (
      <VenueBookProvider key={id}>
        <BillView bill={bill} orders={orders.data.records} />
      </VenueBookProvider>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('screens.bill', { id })}</h1>
      <Unready error={error ?? orders.error} onRetry={() => void Promise.all([refetch(), orders.refetch()])} />
    </div>
  )
}

/** What stands there until the bill does: that it comes, that there is none, or that it could not be had. */
function Unready({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords('bill')
  if (!error) return <div className={styles.blank} role="status" aria-label={t('orders:loading')} />
  if (toApiError(error).code !== 404) return <ErrorNote error={error} onRetry={onRetry} />
  return (
    <EmptyState
      icon={searchIcon}
      title={t('unknown')}
      text={t('unknownText')}
      action={<BackButton>{t('orders:order.back')}</BackButton>}
    />
  )
}

function BillView({ bill, orders }: { bill: Bill; orders: readonly Order[] }) {
  const t = useWords('bill')
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackButton />
        <div className={styles.heading}>
          <h1 className={styles.title}>
            {bill.table} <span className={styles.number}>{t('screens.bill', { id: bill.id })}</span>
          </h1>
          <div className={styles.state}>
            <BillState bill={bill} />
          </div>
        </div>
      </header>
      <CloseBill bill={bill} orders={orders} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={t('orders')}>
            <ul>
              {orders.map((order) => (
                <BillOrder key={order.id} order={order} />
              ))}
            </ul>
          </Panel>
        </div>
        <div className={`${styles.column} ${styles.first}`}>
          <Panel title={t('orders:order.money')}>
            <BillSums bill={bill} orders={orders} />
            <PayBill bill={bill} orders={orders} />
          </Panel>
          <Panel title={t('split.title')}>
            <SplitBill bill={bill} orders={orders} />
          </Panel>
          <BillParts id={bill.id} billed={orders} />
        </div>
      </div>
    </div>
  )
}

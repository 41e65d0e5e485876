import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useHasHeaderBack } from '#kit/address/go-back.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { BillOrder } from '#features/orders/bill/bill-order.tsx'
import { billOrderLists } from '#features/orders/records/bill-orders.ts'
import { BillParts } from '#features/orders/bill/bill-parts.tsx'
import { BillState } from '#features/orders/bill/bill-state.tsx'
import { BillTotals } from '#features/orders/bill/bill-totals.tsx'
import { CloseBillButton } from '#features/orders/bill/close-bill-button.tsx'
import { PayBill } from '#features/orders/bill/pay-bill.tsx'
import { SplitBill } from '#features/orders/bill/split-bill.tsx'
import { oneBill } from '#features/orders/records/orders.queries.ts'
import { BackButton } from '#features/orders/parts/back-button.tsx'
import { Panel } from '#ui/panel.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/public/order.page.module.css'

/** Shows the bill of a table's sitting: its orders, the total, the amount due, and each person's share. */
export function BillPage() {
  const t = useTranslations('bill')
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

/** Shows why a bill is not shown: it is loading, it doesn't exist, or it can't be loaded. */
function Unready({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('bill')
  const hasHeaderBack = useHasHeaderBack()
  if (!error) return <div className={styles.blank} role="status" aria-label={t('orders:loading')} />
  if (toApiError(error).code !== 404) return <ErrorNote error={error} onRetry={onRetry} />
  return (
    <EmptyState
      icon={searchIcon}
      title={t('unknown')}
      text={t('unknownText')}
      action={hasHeaderBack ? undefined : <BackButton>{t('orders:order.back')}</BackButton>}
    />
  )
}

function BillView({ bill, orders }: { bill: Bill; orders: readonly Order[] }) {
  const t = useTranslations('bill')
  return (
    <div className={styles.page}>
      <header className={`${styles.header} ${stack.row3}`}>
        <BackButton />
        <div className={`${stack.grow} ${stack.cluster} ${stack.gap12}`}>
          <h1 className={styles.title}>
            {bill.table} <span className={`${font.soft} ${font.regular}`}>{t('screens.bill', { id: bill.id })}</span>
          </h1>
          <BillState bill={bill} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={stack.column3}>
          <Panel title={t('orders')}>
            <ul>
              {orders.map((order) => (
                <BillOrder key={order.id} order={order} />
              ))}
            </ul>
          </Panel>
        </div>
        <div className={`${stack.column3} ${styles.first}`}>
          <CloseBillButton bill={bill} orders={orders} />
          <Panel title={t('orders:order.money')}>
            <BillTotals bill={bill} orders={orders} />
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

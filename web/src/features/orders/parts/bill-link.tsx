import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { Link } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { Icon } from '#ui/icon.tsx'
import { ordersIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/bill-link.module.css'

/** Leads to the bill on which an order stands. */
export function BillLink({ order, className = '' }: { order: Order; className?: string }) {
  const t = useWords('orders')
  const mayRead = useCan('bills:read')
  if (!mayRead) return null
  return (
    <Link
      to={`/bills/${order.billId}`}
      className={`${styles.link} ${className}`}
      aria-label={t('bill.of', { table: order.table })}
    >
      <Icon path={ordersIcon} />
      {t('bill.name')}
    </Link>
  )
}

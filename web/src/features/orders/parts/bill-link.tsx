import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { ordersIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** Leads to the bill on which an order stands. */
export function BillLink({ order, className }: { order: Order; className?: string }) {
  const t = useWords('orders')
  const mayRead = useCan('bills:read')
  if (!mayRead) return null
  return (
    <LinkButton
      icon={ordersIcon}
      to={`/bills/${order.billId}`}
      className={className}
      aria-label={t('bill.of', { table: order.table })}
    >
      {t('bill.name')}
    </LinkButton>
  )
}

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { ordersIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** Links to the bill of an order. */
export function BillLink({ order, className }: { order: Order; className?: string }) {
  const t = useTranslations('orders')
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

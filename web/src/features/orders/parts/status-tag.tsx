import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'

export function StatusTag({ status }: { status: OrderStatus }) {
  const t = useTranslations('orders')
  return <StateTag {...orderStatusAppearance[status]} label={t(`status.${status}`)} />
}

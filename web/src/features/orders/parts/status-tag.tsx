import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { orderStatusLooks } from '#features/orders/order-looks.ts'

export function StatusTag({ status, isStrong }: { status: OrderStatus; isStrong?: boolean }) {
  const t = useWords('orders')
  return <StateTag {...orderStatusLooks[status]} label={t(`status.${status}`)} isStrong={isStrong} />
}

import { isAllowed } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { editIcon } from '#features/orders/order-looks.ts'
import { useOpenUpdateOrder } from '#features/orders/use-open-update-order.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { BigButton } from '#ui/big-button.tsx'

type EditOrderButtonProps = { order: Order; isGone?: boolean; className?: string }

/** Opens an order to be edited over the list that it stands in, for those who may. */
export function EditOrderButton({ order, isGone, className }: EditOrderButtonProps) {
  const t = useWords('orders')
  const { user } = useSession()
  const open = useOpenUpdateOrder()
  if (isGone || !isAllowed('update', order.status, user)) return null
  const label = t('acts.editOf', { id: order.id, table: order.table })
  return (
    <BigButton
      kind="quiet"
      icon={editIcon}
      className={className}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => open(order.id)}
    />
  )
}

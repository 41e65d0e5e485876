import { isAllowed } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ReactNode } from 'react'
import { pencilIcon } from '#features/orders/records/order-appearance.ts'
import { useOpenUpdateOrder } from '#features/orders/records/use-open-update-order.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { BigButton } from '#ui/big-button.tsx'

type EditOrderButtonProps = { order: Order; isGone?: boolean; children: ReactNode }

/** Opens the order editor over the list that shows the order, for roles that may edit. */
export function EditOrderButton({ order, isGone, children }: EditOrderButtonProps) {
  const t = useTranslations('orders')
  const { user } = useSession()
  const open = useOpenUpdateOrder()
  if (isGone || !isAllowed('update', order.status, user)) return null
  const label = t('acts.editOf', { id: order.id, table: order.table })
  return (
    <BigButton kind="quiet" icon={pencilIcon} aria-label={label} aria-haspopup="dialog" onClick={() => open(order.id)}>
      {children}
    </BigButton>
  )
}

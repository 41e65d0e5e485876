import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { BigButton } from '#ui/big-button.tsx'
import { MergeDialog } from '#features/orders/order/merge-dialog.tsx'
import { billOrderLists } from '#features/orders/records/bill-orders.ts'
import { mergeIcon } from '#features/orders/records/order-appearance.ts'

/**
 * Moves the lines of an order, and their payments, to another open order of the same bill. Shown only if there is one.
 */
export function MergeOrder({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const isCutOff = useIsCutOff()
  const [isChoosing, setIsChoosing] = useState(false)
  const { data } = useQuery(billOrderLists.options({ billId: order.billId }))
  const targets = (data?.records ?? []).filter((other) => isTarget(other, order))
  if (targets.length === 0) return null
  return (
    <>
      <BigButton kind="quiet" icon={mergeIcon} isOff={isCutOff} onClick={() => setIsChoosing(true)}>
        {t('acts.merge')}
      </BigButton>
      {isChoosing ? <MergeDialog order={order} targets={targets} onClose={() => setIsChoosing(false)} /> : null}
    </>
  )
}

function isTarget(other: Order, order: Order): boolean {
  return other.id !== order.id && other.billId === order.billId && mayMove('merge', other.status)
}

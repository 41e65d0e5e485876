import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { BigButton } from '#ui/big-button.tsx'
import { cancelIcon } from '#ui/icon-paths.ts'
import { CancelDialog } from '#features/orders/order/cancel-dialog.tsx'

/** Cancels an order, after asking why. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useWords('orders')
  const isCutOff = useIsCutOff()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <BigButton kind="quiet" icon={cancelIcon} isOff={isCutOff} onClick={() => setIsAsking(true)}>
        {t('acts.cancel')}
      </BigButton>
      {isAsking ? <CancelDialog order={order} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

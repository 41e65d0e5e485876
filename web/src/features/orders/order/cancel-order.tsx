import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { BigButton } from '#ui/big-button.tsx'
import { cancelIcon } from '#ui/icon-paths.ts'
import { CancelDialog } from '#features/orders/order/cancel-dialog.tsx'

/** Cancels an order, after asking for the reason. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTranslations('orders')
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

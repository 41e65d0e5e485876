import { useEffect } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { BigButton } from '#ui/big-button.tsx'
import { kitchenIcon, printerIcon } from '#ui/icon-paths.ts'
import { orderEvents } from '#features/orders/records/orders.queries.ts'
import { PrintWays } from '#features/receipts/public/print-ways.tsx'
import { printByHand } from '#features/receipts/queue/own-queue.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/receipts/parts/print-order.module.css'

/** Prints the receipt or the kitchen ticket of an order, at any venue. */
export function PrintOrder({ id, version }: { id: number; version: number }) {
  const t = useTranslations('receipts')
  const isCutOff = useIsCutOff()
  useEffect(() => {
    const { queryKey } = orderEvents({ id, version, isEnabled: true })
    // A person who returns from the window finds the print in the log: printing does not change the order.
    const refresh = () => void queryClient.invalidateQueries({ queryKey })
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [id, version])
  return (
    <div className={`${styles.acts} ${stack.wrap2}`}>
      <BigButton kind="quiet" icon={printerIcon} isOff={isCutOff} onClick={() => printByHand({ orderId: id })}>
        {t('what.receipt')}
      </BigButton>
      <BigButton
        kind="quiet"
        icon={kitchenIcon}
        isOff={isCutOff}
        onClick={() => printByHand({ orderId: id, what: 'kitchen' })}
      >
        {t('what.kitchen')}
      </BigButton>
      <PrintWays orderId={id} version={version} />
    </div>
  )
}

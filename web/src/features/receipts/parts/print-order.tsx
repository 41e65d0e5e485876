import { useEffect } from 'react'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { BigButton } from '#ui/big-button.tsx'
import { kitchenIcon, printerIcon } from '#ui/icon-paths.ts'
import { orderEvents } from '#features/orders/orders.queries.ts'
import { PrintWays } from '#features/receipts/door/print-ways.tsx'
import { printByHand } from '#features/receipts/queue/own-queue.ts'
import styles from '#features/receipts/parts/print-order.module.css'

/** Prints the receipt or the kitchen ticket of an order, at any venue. */
export function PrintOrder({ id, version }: { id: number; version: number }) {
  const t = useWords('receipts')
  const isCutOff = useIsCutOff()
  useEffect(() => {
    const { queryKey } = orderEvents({ id, version, isEnabled: true })
    // Who comes back from the window finds in the log what was printed: an order does not change by that.
    const refresh = () => void queryClient.invalidateQueries({ queryKey })
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [id, version])
  return (
    <div className={styles.acts}>
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

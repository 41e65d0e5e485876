import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { PrintWays } from '#features/receipts/public/print-ways.tsx'
import { printByHand } from '#features/receipts/queue/own-queue.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/receipts/parts/print-order.module.css'

/** Prints the receipt of a whole bill, for the table to pay by, even after it is closed. */
export function PrintBill({ id }: { id: number }) {
  const t = useTranslations('receipts')
  const isCutOff = useIsCutOff()
  return (
    <div className={`${styles.acts} ${stack.wrap2}`}>
      <BigButton kind="quiet" icon={printerIcon} isOff={isCutOff} onClick={() => printByHand({ billId: id })}>
        {t('what.bill')}
      </BigButton>
      <PrintWays billId={id} />
    </div>
  )
}

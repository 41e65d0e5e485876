import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { PrintWays } from '#features/receipts/door/print-ways.tsx'
import { printByHand } from '#features/receipts/queue/own-queue.ts'
import styles from '#features/receipts/parts/print-order.module.css'

/** Prints the receipt of a whole bill, for the table to pay by, also of one that is closed. */
export function PrintBill({ id }: { id: number }) {
  const t = useWords('receipts')
  const isCutOff = useIsCutOff()
  return (
    <div className={styles.acts}>
      <BigButton kind="quiet" icon={printerIcon} isOff={isCutOff} onClick={() => printByHand({ billId: id })}>
        {t('what.bill')}
      </BigButton>
      <PrintWays billId={id} />
    </div>
  )
}

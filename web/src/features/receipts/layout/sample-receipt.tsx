import type { ReceiptVenue } from '@brigade/domain/receipts/receipt-facts.ts'
import { sampleReceipt } from '@brigade/domain/receipts/sample-receipt.ts'
import { useState } from 'react'
import { serverNow } from '#kit/clock.ts'
import { useWords } from '#kit/i18n.ts'
import { ReceiptSheet } from '#features/receipts/parts/receipt-sheet.tsx'
import styles from '#features/receipts/layout/sample-receipt.module.css'

/** A receipt of the venue as it would come out of a printer for paper of 80 mm. */
export function SampleReceipt({ venue }: { venue: ReceiptVenue }) {
  const t = useWords('receipts')
  const [now] = useState(() => new Date(serverNow()))
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>{t('layout.sample')}</figcaption>
      <ReceiptSheet document={sampleReceipt({ venue, now })} />
    </figure>
  )
}

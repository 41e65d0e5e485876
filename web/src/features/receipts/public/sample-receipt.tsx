import type { ReceiptVenue } from '@brigade/domain/receipts/receipt-facts.ts'
import { sampleReceipt } from '@brigade/domain/receipts/sample-receipt.ts'
import { useState } from 'react'
import { serverNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ReceiptSheet } from '#features/receipts/parts/receipt-sheet.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/receipts/public/sample-receipt.module.css'

type SampleReceiptProps = {
  venue: ReceiptVenue
  /** The direction, if it is not that of the receipt's first language. */
  direction?: 'ltr' | 'rtl'
}

/** Renders a receipt of the venue as a printer prints it on paper of 80 mm. */
export function SampleReceipt({ venue, direction }: SampleReceiptProps) {
  const t = useTranslations('receipts')
  const [now] = useState(() => new Date(serverNow()))
  const document = sampleReceipt({ venue, now })
  return (
    <figure className={`${styles.sample} ${stack.row2}`}>
      <figcaption className={font.note}>{t('layout.sample')}</figcaption>
      <ReceiptSheet document={{ ...document, direction: direction ?? document.direction }} titleAs="p" />
    </figure>
  )
}

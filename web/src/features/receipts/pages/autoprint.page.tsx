import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import type { ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { LoadedPrint } from '#features/receipts/load-print.ts'
import { ReceiptSheet } from '#features/receipts/parts/receipt-sheet.tsx'
import { printSheet } from '#features/receipts/print-sheet.ts'
import { endPrint } from '#features/receipts/receipts.mutations.ts'
import styles from '#features/receipts/pages/autoprint.page.module.css'

/** Prints itself and closes: a receipt or a kitchen ticket on paper of 80 mm. (product, Receipts) */
export function AutoprintPage() {
  const loaded = useLoaderData<LoadedPrint>()
  return 'problem' in loaded ? <NotPrinted problem={loaded.problem} /> : <Printing {...loaded} />
}

type Progress = 'printing' | 'printed' | 'untold' | 'failed'

function Printing({ print, document }: { print: ReceiptPrint; document: ReceiptDocument }) {
  const t = useWords('receipts')
  const sheet = useRef<HTMLElement>(null)
  const [progress, setProgress] = useState<Progress>('printing')

  useEffect(() => {
    printSheet(sheet.current!).then(
      () => tell(print, 'printed').then(setProgress),
      () => tell(print, 'failed').then(() => setProgress('failed')),
    )
  }, [print])

  return (
    <main className={styles.page}>
      <title>
        {print.billId === null ? t('sheet.title', { id: print.orderId }) : t('sheet.billTitle', { id: print.billId })}
      </title>
      <div className={styles.words} role="status">
        <p>{t(`sheet.${progress}`)}</p>
        {progress === 'untold' ? (
          <BigButton onClick={() => void tell(print, 'printed').then(setProgress)}>{t('sheet.tellAgain')}</BigButton>
        ) : null}
      </div>
      <ReceiptSheet ref={sheet} document={document} />
    </main>
  )
}

/** Tells the server, and closes the window where a screen has opened it. */
async function tell({ id }: ReceiptPrint, state: 'printed' | 'failed'): Promise<Progress> {
  try {
    await endPrint(id, state)
  } catch {
    // It is told below, and uncertain for all who ask the server.
    return 'untold'
  }
  window.close()
  return 'printed'
}

function NotPrinted({ problem }: { problem: string }) {
  const t = useWords('receipts')
  return (
    <main className={styles.page}>
      <div className={styles.words} role="alert">
        <h1 className={styles.title}>{t('sheet.failed')}</h1>
        <p>{problem}</p>
        <BigButton kind="quiet" onClick={() => window.close()}>
          {t('sheet.close')}
        </BigButton>
      </div>
    </main>
  )
}

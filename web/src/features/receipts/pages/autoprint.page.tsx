import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import type { EndPrint, ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { shouldRetry } from '#kit/calls/query-client.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { LoadedPrint } from '#features/receipts/load-print.ts'
import { ReceiptSheet } from '#features/receipts/parts/receipt-sheet.tsx'
import { printSheet } from '#features/receipts/print-sheet.ts'
import { endPrint } from '#features/receipts/receipts.mutations.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/receipts/pages/autoprint.page.module.css'

/** Prints automatically and closes: a receipt or a kitchen ticket on paper of 80 mm. (product, Receipts) */
export function AutoprintPage() {
  const loaded = useLoaderData<LoadedPrint>()
  return 'problem' in loaded ? <NotPrinted problem={loaded.problem} /> : <Printing {...loaded} />
}

function Printing({ print, document }: { print: ReceiptPrint; document: ReceiptDocument }) {
  const t = useTranslations('receipts')
  const sheet = useRef<HTMLElement>(null)
  const { progress, tell, isTelling } = useTelling(print)

  useEffect(() => {
    printSheet(sheet.current!).then(
      () => tell('printed'),
      () => tell('failed'),
    )
  }, [tell])

  return (
    <main className={`${styles.page} ${stack.row4}`}>
      <title>
        {print.billId === null ? t('sheet.title', { id: print.orderId }) : t('sheet.billTitle', { id: print.billId })}
      </title>
      <div className={`${styles.words} ${stack.row3}`} role="status">
        <p>{t(`sheet.${progress}`)}</p>
        {progress === 'untold' ? (
          <BigButton isBusy={isTelling} onClick={() => tell('printed')}>
            {t('sheet.tellAgain')}
          </BigButton>
        ) : null}
      </div>
      <ReceiptSheet ref={sheet} document={document} />
    </main>
  )
}

type Progress = 'printing' | 'printed' | 'untold' | 'failed'

/**
 * Reports the end of a print to the server, and closes the window if a screen has opened it. The report is repeated
 * until it is answered: this window may be unattended, and after an unreported print a person has to check the printer.
 */
function useTelling({ id }: ReceiptPrint) {
  const telling = useMutation({
    mutationFn: (state: EndPrint['state']) => endPrint(id, state),
    retry: (_tries, error) => shouldRetry(0, error),
    retryDelay: (tries) => Math.min(500 * 2 ** tries, longestPauseMs),
    onSuccess: () => window.close(),
  })
  return { progress: progressOf(telling), tell: telling.mutate, isTelling: telling.isPending }
}

const longestPauseMs = 10_000

type Telling = { variables: EndPrint['state'] | undefined; isSuccess: boolean; failureCount: number }

function progressOf({ variables: state, isSuccess, failureCount }: Telling): Progress {
  if (state === undefined || (!isSuccess && failureCount === 0)) return 'printing'
  return isSuccess || state === 'failed' ? state : 'untold'
}

function NotPrinted({ problem }: { problem: string }) {
  const t = useTranslations('receipts')
  return (
    <main className={`${styles.page} ${stack.row4}`}>
      <div className={`${styles.words} ${stack.row3}`} role="alert">
        <h1 className={font.large}>{t('sheet.failed')}</h1>
        <p>{problem}</p>
        <BigButton kind="quiet" onClick={() => window.close()}>
          {t('sheet.close')}
        </BigButton>
      </div>
    </main>
  )
}

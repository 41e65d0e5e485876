import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { receiptGroupOf } from '@brigade/domain/receipts/receipts.groups.ts'
import { printStateOf } from '@brigade/domain/receipts/receipts.state.ts'
import { Link } from 'react-router'
import { useTimed } from '#kit/device/clock.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { receiptTones } from '#features/receipts/receipt-tones.ts'
import { printStateAppearance } from '#features/receipts/print-state-appearance.ts'
import { printByHand } from '#features/receipts/queue/own-queue.ts'
import { useEndPrint } from '#features/receipts/receipts.mutations.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/receipts/parts/receipt-card.module.css'
import tones from '#ui/tone.module.css'

/** Renders one receipt: its order, the state of its printing, and the acts of a person on it. */
export function ReceiptCard({ receipt }: { receipt: ReceiptOrder }) {
  const t = useTranslations('receipts')
  const { time } = useFormats()
  const state = useTimed((now) => printStateOf(receipt, now))
  const { id, table, status, pieces, isTest, createdAt, printedAt, printedBy, copies } = receipt
  return (
    <article className={`${styles.card} ${stack.column2} ${surface.card}`}>
      <header className={`${styles.head} ${tones[receiptTones[status] ?? 'grey']} ${stack.row2}`}>
        <h3 className={styles.place}>
          <Link to={orderAddress(id)} className={`${styles.link} ${font.link}`}>
            <bdi>{table}</bdi>
          </Link>
        </h3>
        <bdi className={font.small}>#{id}</bdi>
        <time dateTime={createdAt} className={`${font.heavy} ${stack.pushed}`}>
          {time(createdAt)}
        </time>
      </header>
      <div className={`${styles.states} ${stack.row}`}>
        {isTest ? <StateTag tone="grey" label={t('test')} isStrong /> : null}
        <StateTag {...printStateAppearance[state]} label={t(`states.${state}`)} isStrong={state === 'uncertain'} />
        {status === 'updated' || status === 'ontheway' ? (
          <span className={font.strong}>{t(`status.${status}`)}</span>
        ) : null}
        <span className={font.note}>{t('items', { count: pieces })}</span>
        {copies > 1 ? <span className={font.note}>{t('copies', { count: copies })}</span> : null}
      </div>
      {state === 'printed' && printedAt && printedBy ? (
        <p className={font.note}>{t('printedAt', { time: time(printedAt), name: printedBy })}</p>
      ) : null}
      {state === 'uncertain' ? <Uncertain receipt={receipt} /> : null}
      {state === 'waiting' ? <PrintButton id={id} label={t('print')} /> : null}
      {state === 'printed' && receiptGroupOf(status) === 'incoming' ? (
        <PrintButton id={id} label={t('reprint')} />
      ) : null}
    </article>
  )
}

function PrintButton({ id, label }: { id: number; label: string }) {
  const isCutOff = useIsCutOff()
  return (
    <BigButton
      kind="quiet"
      icon={printerIcon}
      className={styles.act}
      isOff={isCutOff}
      onClick={() => printByHand({ orderId: id })}
    >
      {label}
    </BigButton>
  )
}

/**
 * Asks whether paper came out, which only a person can see. A receipt that did not come out waits, and prints again.
 */
function Uncertain({ receipt: { lastPrintId } }: { receipt: ReceiptOrder }) {
  const t = useTranslations('receipts')
  const end = useEndPrint()
  if (lastPrintId === null) return null

  function handleAnswer(id: number, state: 'printed' | 'failed'): void {
    end.mutate({ id, state })
  }

  return (
    <>
      <p>{t('lookAtPrinter')}</p>
      <div className={`${styles.answers} ${stack.flex2}`}>
        <BigButton isBusy={end.isPending} onClick={() => handleAnswer(lastPrintId, 'printed')}>
          {t('cameOut')}
        </BigButton>
        <BigButton kind="quiet" isBusy={end.isPending} onClick={() => handleAnswer(lastPrintId, 'failed')}>
          {t('didNotComeOut')}
        </BigButton>
      </div>
    </>
  )
}

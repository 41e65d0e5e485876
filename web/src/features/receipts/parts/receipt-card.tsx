import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { printStateOf, receiptGroupOf } from '@brigade/domain/receipts/receipts.state.ts'
import { Link } from 'react-router'
import { useTimed } from '#kit/clock.ts'
import { useFormats } from '#kit/formats.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { printStateLooks } from '#features/receipts/print-state-looks.ts'
import { printByHand } from '#features/receipts/queue/own-queue.ts'
import { useEndPrint } from '#features/receipts/receipts.mutations.ts'
import styles from '#features/receipts/parts/receipt-card.module.css'

/** One receipt: of which order, how far its printing is, and what a person can do about it. */
export function ReceiptCard({ receipt }: { receipt: ReceiptOrder }) {
  const t = useWords('receipts')
  const { money, time } = useFormats()
  const state = useTimed((now) => printStateOf(receipt, now))
  const { id, table, status, pieces, orderPrice, createdAt, printedAt, printedBy, copies } = receipt
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h3 className={styles.place}>
          <Link to={orderAddress(id)} className={styles.link}>
            <bdi>{table}</bdi>
          </Link>
        </h3>
        <time dateTime={createdAt}>{time(createdAt)}</time>
      </header>
      <p className={styles.facts}>
        <span>
          <bdi>#{id}</bdi> · {t('pieces', { count: pieces })}
        </span>
        <bdi className={styles.price}>{money(orderPrice)}</bdi>
      </p>
      <div className={styles.states}>
        <StateTag {...printStateLooks[state]} label={t(`states.${state}`)} isStrong={state === 'uncertain'} />
        {status === 'updated' || status === 'ontheway' ? (
          <StateTag tone="violet" label={t(`status.${status}`)} />
        ) : null}
        {copies > 1 ? <span className={styles.note}>{t('copies', { count: copies })}</span> : null}
      </div>
      {state === 'printed' && printedAt && printedBy ? (
        <p className={styles.note}>{t('printedAt', { time: time(printedAt), name: printedBy })}</p>
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

/** Nobody but a person can say whether paper came out. What did not waits, and prints again. */
function Uncertain({ receipt: { lastPrintId } }: { receipt: ReceiptOrder }) {
  const t = useWords('receipts')
  const end = useEndPrint()
  if (lastPrintId === null) return null

  function say(id: number, state: 'printed' | 'failed'): void {
    // The button that prints comes to the place of the answers.
    shieldPressed()
    end.mutate({ id, state })
  }

  return (
    <>
      <p>{t('lookAtPrinter')}</p>
      <div className={styles.answers}>
        <BigButton isBusy={end.isPending} onClick={() => say(lastPrintId, 'printed')}>
          {t('cameOut')}
        </BigButton>
        <BigButton kind="quiet" isBusy={end.isPending} onClick={() => say(lastPrintId, 'failed')}>
          {t('didNotComeOut')}
        </BigButton>
      </div>
    </>
  )
}

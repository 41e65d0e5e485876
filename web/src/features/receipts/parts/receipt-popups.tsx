import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { printsByItself } from '@brigade/domain/receipts/receipts.state.ts'
import { useEffect } from 'react'
import { serverNow } from '#kit/device/clock.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useStore } from '#kit/device/store.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { CallRow } from '#ui/popups/call-list.tsx'
import { placeNumber } from '#ui/popups/popup-places.ts'
import { useOfferPopups } from '#ui/popups/waiting-popups.ts'
import { ownQueue, printByHand } from '#features/receipts/queue/own-queue.ts'
import { useTurn } from '#features/receipts/queue/use-turn.ts'
import { useReceiptOrders } from '#features/receipts/receipts.queries.ts'

/** Runs the queue that prints receipts over every screen of a manager whose venue only prints receipts. (spec 1, §6) */
export function ReceiptPopups() {
  const { venue } = useSession()
  const mayPrint = useCan('receiptOrders:claim')
  return mayPrint && venue?.isReciptPrintingOnly ? <PrintingReceipts /> : null
}

function PrintingReceipts() {
  const { data } = useReceiptOrders()
  usePrinting(data?.records)
  const isBlocked = useStore(ownQueue.isBlocked)
  const waiting = isBlocked && data ? data.records.filter((receipt) => printsByItself(receipt, serverNow())) : []
  const t = useTranslations('receipts')
  const [next] = waiting
  const words = <p>{t('blocked.text', { count: waiting.length })}</p>
  useOfferPopups('receipts', {
    popups: next
      ? [
          {
            id: 'receipts blocked',
            kind: t('blocked.label'),
            place: placeNumber('own'),
            dueAt: next.createdAt,
            card: (
              <PopupCard
                title={t('blocked.title')}
                tone="red"
                icon={printerIcon}
                isClosed={false}
                actions={<PrintButton next={next} />}
              >
                {words}
              </PopupCard>
            ),
            row: (
              <CallRow title={t('blocked.title')} actions={<PrintButton next={next} />}>
                {words}
              </CallRow>
            ),
          },
        ]
      : [],
  })
  return null
}

const everyMs = 1_000

/** Prints new receipts, in one page of the browser at a time. */
function usePrinting(receipts: readonly ReceiptOrder[] | undefined): void {
  const isOurTurn = useTurn('brigade-receipts')
  useEffect(() => {
    if (!receipts || !isOurTurn) return undefined
    const look = () => void ownQueue.look(receipts)
    look()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [receipts, isOurTurn])
}

/**
 * Prints the next receipt by a press, because the browser does not open windows automatically: waiting receipts are not
 * lost.
 */
function PrintButton({ next }: { next: ReceiptOrder }) {
  const t = useTranslations('receipts')
  const isCutOff = useIsCutOff()
  return (
    <BigButton isOff={isCutOff} onClick={() => printByHand({ orderId: next.id })}>
      {t('blocked.print', { id: next.id })}
    </BigButton>
  )
}

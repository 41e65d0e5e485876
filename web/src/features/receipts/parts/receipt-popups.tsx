import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { printsByItself } from '@brigade/domain/receipts/receipts.state.ts'
import { useEffect } from 'react'
import { serverNow } from '#kit/clock.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { useStore } from '#kit/store.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'
import { ownQueue, printByHand } from '#features/receipts/queue/own-queue.ts'
import { useTurn } from '#features/receipts/queue/use-turn.ts'
import { useReceiptOrders } from '#features/receipts/receipts.queries.ts'

/** Over every screen of a manager whose venue only prints receipts: the queue that prints them. (spec 1, §6) */
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
  const t = useWords('receipts')
  return (
    <PopupShelf label={t('blocked.label')} place="own">
      {waiting[0] ? <BlockedReceipts next={waiting[0]} count={waiting.length} /> : null}
    </PopupShelf>
  )
}

const everyMs = 1_000

/** Prints what comes, in one page of the browser at a time. */
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

/** The browser lets no window open by itself: what waits is not lost, and a press prints it. */
function BlockedReceipts({ next, count }: { next: ReceiptOrder; count: number }) {
  const t = useWords('receipts')
  const isCutOff = useIsCutOff()
  return (
    <PopupCard
      title={t('blocked.title')}
      tone="red"
      icon={printerIcon}
      further={{ count: 0, text: '', onOpen: () => undefined }}
      isClosed={false}
      actions={
        <BigButton isOff={isCutOff} onClick={() => printByHand({ orderId: next.id })}>
          {t('blocked.print', { id: next.id })}
        </BigButton>
      }
    >
      <p>{t('blocked.text', { count })}</p>
    </PopupCard>
  )
}

import { skipsKitchen, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import { isCancelAsked } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { createPortal } from 'react-dom'
import { useWords } from '#kit/i18n.ts'
import { useWasStill } from '#kit/stillness.ts'
import { Confirm } from '#ui/confirm.tsx'

const askedBefore = {
  uncooked: (order: Order, act: WorkflowAct) => skipsKitchen(act, order.status),
  wish: (order: Order, act: WorkflowAct) => act === 'accept' && isCancelAsked(order),
} satisfies Record<string, (order: Order, act: WorkflowAct) => boolean>

export type ActQuestionKind = keyof typeof askedBefore

/** What to ask before this is done; null where nothing stands against it. */
export function questionBefore(act: WorkflowAct, order: Order): ActQuestionKind | null {
  if (askedBefore.uncooked(order, act)) return 'uncooked'
  return askedBefore.wish(order, act) ? 'wish' : null
}

type ActQuestionProps = { kind: ActQuestionKind; order: Order; onConfirm: () => void; onCancel: () => void }

/** Asks, with the place and the number of the order, before something that others would be surprised by. */
export function ActQuestion({ kind, order: { id, table }, onConfirm, onCancel }: ActQuestionProps) {
  const t = useWords('orders')
  const wasStill = useWasStill()
  // At the end of the page: in a card it would be gone with the card, and its keys would be the board's.
  return createPortal(
    <Confirm
      title={t(`acts.ask.${kind}.title`, { id, table })}
      confirmLabel={t(`acts.ask.${kind}.confirm`)}
      isOff={!wasStill}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t(`acts.ask.${kind}.text`)}</p>
    </Confirm>,
    document.body,
  )
}

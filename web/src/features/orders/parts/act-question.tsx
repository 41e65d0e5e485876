import { skipsKitchen, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import { isCancelRequested } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { createPortal } from 'react-dom'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { Confirm } from '#ui/confirm.tsx'

const askedBefore = {
  uncooked: (order: Order, act: WorkflowAct) => skipsKitchen(act, order.status),
  wish: (order: Order, act: WorkflowAct) => act === 'accept' && isCancelRequested(order),
} satisfies Record<string, (order: Order, act: WorkflowAct) => boolean>

export type ActQuestionKind = keyof typeof askedBefore

/** Returns the question to ask before this act; null if there is none. */
export function questionBefore(act: WorkflowAct, order: Order): ActQuestionKind | null {
  if (askedBefore.uncooked(order, act)) return 'uncooked'
  return askedBefore.wish(order, act) ? 'wish' : null
}

type ActQuestionProps = { kind: ActQuestionKind; order: Order; onConfirm: () => void; onCancel: () => void }

/** Asks before an act that could surprise others, naming the order's place and number. */
export function ActQuestion({ kind, order: { id, table }, onConfirm, onCancel }: ActQuestionProps) {
  const t = useTranslations('orders')
  const wasStill = useHasRested()
  // At the end of the page: in a card it would disappear with the card, and the board would handle its keys.
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

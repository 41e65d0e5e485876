import { skipsKitchen, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import { isCancelRequested } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { Confirm } from '#ui/confirm.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { lostRaceOf } from '#features/orders/records/lost-race.ts'
import { openOrderLists } from '#features/orders/records/open-orders.ts'
import { problemOf, useMoveOrder } from '#features/orders/records/orders.mutations.ts'

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

type ActQuestionProps = { kind: ActQuestionKind; order: Order; act: WorkflowAct; onClose: () => void }

/**
 * Asks before an act that could surprise others, naming the order's place and number. Its refusal is shown here: the
 * order's card may have moved or gone.
 */
export function ActQuestion({ kind, order, act, onClose }: ActQuestionProps) {
  const { id, table } = order
  const t = useTranslations('orders')
  const wasStill = useHasRested()
  const move = useMoveOrder()

  function handleConfirm(): void {
    move.mutate(
      { order: openOrderLists.find(id) ?? order, act },
      { onSuccess: onClose, onError: (error) => lostRaceOf(error) && onClose() },
    )
  }

  return (
    <Confirm
      title={t(`acts.ask.${kind}.title`, { id, table })}
      confirmLabel={t(`acts.ask.${kind}.confirm`)}
      isBusy={move.isPending}
      isOff={!wasStill}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <p>{t(`acts.ask.${kind}.text`)}</p>
      <ActProblem text={problemOf(move)} />
    </Confirm>
  )
}

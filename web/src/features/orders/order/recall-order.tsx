import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useWasStill } from '#kit/stillness.ts'
import { BigButton } from '#ui/big-button.tsx'
import { problemOf, useRecallOrder } from '#features/orders/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'

/** Takes an order that was called ready by mistake back into the kitchen. The second tap of what opened the page does not press it. */
export function RecallOrder({ order }: { order: Order }) {
  const t = useWords('orders')
  const wasStill = useWasStill()
  const isCutOff = useIsCutOff()
  const recall = useRecallOrder()
  return (
    <>
      <BigButton
        kind="quiet"
        isBusy={recall.isPending}
        isOff={!wasStill || isCutOff}
        onClick={() => recall.mutate(order)}
      >
        {t('acts.recall')}
      </BigButton>
      <ActProblem text={problemOf(recall)} />
    </>
  )
}

import { mayRecall } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useSession } from '#kit/session.ts'
import { useWasStill } from '#kit/stillness.ts'
import { BigButton } from '#ui/big-button.tsx'
import { problemOf, useRecallOrder } from '#features/orders/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import styles from '#features/orders/kitchen/kitchen-strip.module.css'

/** Brings a ticket back that was called ready by mistake. The second tap of what made it ready does not press it. */
export function RecallButton({ order, isGone }: { order: Order; isGone: boolean }) {
  const t = useWords('orders')
  const { user } = useSession()
  const wasStill = useWasStill()
  const isCutOff = useIsCutOff()
  const recall = useRecallOrder()
  const problem = problemOf(recall)
  if (!isGone && !mayRecall(order, user)) return null
  return (
    <>
      <BigButton
        kind="quiet"
        isBusy={recall.isPending}
        isOff={isGone || !wasStill || isCutOff}
        aria-label={t('kitchen.recallOf', { id: order.id, table: order.table })}
        onClick={() => recall.mutate(order)}
      >
        {t('kitchen.recall')}
      </BigButton>
      <ActProblem text={problem} className={styles.problem} />
    </>
  )
}

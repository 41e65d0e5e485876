import { mayRecall } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useSession } from '#kit/calls/session.ts'
import { BigButton } from '#ui/big-button.tsx'
import { problemOf, useRecallOrder } from '#features/orders/records/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import styles from '#features/orders/kitchen/kitchen-summary.module.css'

type RecallButtonProps = { order: Order; isGone: boolean; onDone: () => void }

/** Recalls a ticket that was marked ready by mistake. */
export function RecallButton({ order, isGone, onDone }: RecallButtonProps) {
  const t = useTranslations('orders')
  const { user } = useSession()
  const isCutOff = useIsCutOff()
  const recall = useRecallOrder()
  const problem = problemOf(recall)
  if (!isGone && !mayRecall(order, user)) return null
  return (
    <>
      <BigButton
        kind="quiet"
        isBusy={recall.isPending}
        isOff={isGone || isCutOff}
        aria-label={t('kitchen.recallOf', { id: order.id, table: order.table })}
        onClick={() => recall.mutate(order, { onSuccess: onDone })}
      >
        {t('kitchen.recall')}
      </BigButton>
      <ActProblem text={problem} className={styles.problem} />
    </>
  )
}

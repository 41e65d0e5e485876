import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { BigButton } from '#ui/big-button.tsx'
import { problemOf, useRecallOrder } from '#features/orders/records/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'

/**
 * Recalls an order into the kitchen that was marked ready by mistake. The second tap of the press that opened the page
 * does not press it.
 */
export function RecallOrder({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const wasStill = useHasRested()
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

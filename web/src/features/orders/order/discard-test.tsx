import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { BigButton } from '#ui/big-button.tsx'
import { cancelIcon } from '#ui/icon-paths.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { problemOf, useDiscardTest } from '#features/orders/records/orders.mutations.ts'

/** Discards a test order with one press: nothing is lost with it. */
export function DiscardTest({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const isCutOff = useIsCutOff()
  const discard = useDiscardTest()
  return (
    <>
      <BigButton
        kind="quiet"
        icon={cancelIcon}
        isOff={isCutOff}
        isBusy={discard.isPending}
        onClick={() => discard.mutate(order)}
      >
        {t('discardTest')}
      </BigButton>
      <ActProblem text={problemOf(discard)} />
    </>
  )
}

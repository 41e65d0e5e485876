import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { BigButton } from '#ui/big-button.tsx'
import { openModal } from '#ui/opened-modals.tsx'
import { CancelDialog } from '#features/orders/order/cancel-dialog.tsx'
import { problemOf, useKeepOrder } from '#features/orders/records/orders.mutations.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import styles from '#features/orders/order/wish-answers.module.css'

/**
 * Shows the two answers to a guest's cancellation request, on any screen. The second tap of the press that opened them
 * presses neither.
 */
export function WishAnswers({ order }: { order: Order }) {
  return (
    <VenueBookProvider>
      <Answers order={order} />
    </VenueBookProvider>
  )
}

function Answers({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const wasStill = useHasRested()
  const isCutOff = useIsCutOff()
  const keep = useKeepOrder()
  const problem = problemOf(keep)
  return (
    <>
      <BigButton
        kind="danger"
        isOff={!wasStill || isCutOff}
        aria-label={t('wish.cancelOf', order)}
        onClick={() => openModal((onClose) => <CancelDialog order={order} onClose={onClose} />)}
      >
        {t('acts.cancel')}
      </BigButton>
      <BigButton
        isBusy={keep.isPending}
        isOff={!wasStill || isCutOff}
        aria-label={t('wish.keepOf', order)}
        onClick={() => keep.mutate(order)}
      >
        {t('wish.keep')}
      </BigButton>
      <ActProblem text={problem} className={styles.problem} />
    </>
  )
}

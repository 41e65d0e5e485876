import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useWasStill } from '#kit/stillness.ts'
import { BigButton } from '#ui/big-button.tsx'
import { CancelDialog } from '#features/orders/order/cancel-dialog.tsx'
import { problemOf, useKeepOrder } from '#features/orders/orders.mutations.ts'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import styles from '#features/orders/order/wish-answers.module.css'

/** The two answers to a guest who asks to cancel, on whatever screen. The second tap of what brought them here gives neither. */
export function WishAnswers({ order }: { order: Order }) {
  return (
    <VenueBookProvider>
      <Answers order={order} />
    </VenueBookProvider>
  )
}

function Answers({ order }: { order: Order }) {
  const t = useWords('orders')
  const wasStill = useWasStill()
  const isCutOff = useIsCutOff()
  const [isCancelling, setIsCancelling] = useState(false)
  const keep = useKeepOrder()
  const problem = problemOf(keep)
  return (
    <>
      <BigButton
        kind="danger"
        isOff={!wasStill || isCutOff}
        aria-label={t('wish.cancelOf', order)}
        onClick={() => setIsCancelling(true)}
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
      {isCancelling ? <CancelDialog order={order} onClose={() => setIsCancelling(false)} /> : null}
    </>
  )
}

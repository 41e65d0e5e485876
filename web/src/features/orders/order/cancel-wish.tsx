import { isCancelAsked } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { WishAnswers } from '#features/orders/order/wish-answers.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/cancel-wish.module.css'

/** Says on the page of an order that the guest asks to cancel it, until somebody has answered. */
export function CancelWish({ order }: { order: Order }) {
  const t = useWords('orders')
  const mayAnswer = useCan('orders:cancel')
  const { time } = useVenueBook().formatsOf(order.restaurantId)
  if (order.cancelAskedAt === null || !isCancelAsked(order)) return null
  return (
    <section className={styles.wish} role="alert">
      <Icon path={warningIcon} size={24} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('wish.title')}</h2>
        <p>{t(mayAnswer ? 'wish.asked' : 'wish.askedOnly', { time: time(order.cancelAskedAt) })}</p>
      </div>
      {mayAnswer ? (
        <div className={styles.answers}>
          <WishAnswers order={order} />
        </div>
      ) : null}
    </section>
  )
}

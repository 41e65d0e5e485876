import { isCancelRequested } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { WishAnswers } from '#features/orders/order/wish-answers.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/order/cancel-wish.module.css'

/** Shows on an order's page that the guest asks to cancel it, until this is answered. */
export function CancelWish({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const mayAnswer = useCan('orders:cancel')
  const { time } = useVenueBook().formatsOf(order.restaurantId)
  if (order.cancelAskedAt === null || !isCancelRequested(order)) return null
  return (
    <section className={`${stack.cluster3} ${font.red} ${surface.failure}`} role="alert">
      <Icon path={warningIcon} size={24} />
      <div className={styles.words}>
        <h2 className={`${font.medium} ${font.heavy}`}>{t('wish.title')}</h2>
        <p>{t(mayAnswer ? 'wish.asked' : 'wish.askedOnly', { time: time(order.cancelAskedAt) })}</p>
      </div>
      {mayAnswer ? (
        <div className={stack.wrap2}>
          <WishAnswers order={order} />
        </div>
      ) : null}
    </section>
  )
}

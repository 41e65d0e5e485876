import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isLate, waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useTimed } from '#kit/clock.ts'
import { minutesSince } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon, forwardIcon } from '#ui/icon-paths.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/kitchen/unseen-tickets.module.css'

type UnseenTicketsProps = { orders: readonly Order[]; side: 'before' | 'after'; onShow: () => void }

/** How many tickets are out of sight on this side, with the age of the oldest: pressed, it brings the next of them. */
export function UnseenTickets({ orders, side, onShow }: UnseenTicketsProps) {
  const t = useWords('orders')
  const book = useVenueBook()
  const oldest = useTimed((now) => Math.max(0, ...orders.map((order) => minutesSince(waitingSince(order), now))))
  const late = useTimed(
    (now) => orders.filter((order) => isLate(order, { lateAfter: book.lateAfterOf(order.restaurantId), now })).length,
  )
  const first = orders[0]
  if (!first) return null
  const tickets = t(`kitchen.unseen.${side}`, { count: orders.length })
  const age = t('kitchen.unseen.oldest', { span: book.formatsOf(first.restaurantId).minutes(oldest) })
  return (
    <button type="button" className={`${styles.unseen} ${late > 0 ? styles.late : ''}`} onClick={onShow}>
      {side === 'before' ? <Icon path={backIcon} isDirectional /> : null}
      <span>
        {t('kitchen.unseen.both', { tickets, age })}
        {late > 0 ? ` · ${t('kitchen.unseen.late', { count: late })}` : ''}
      </span>
      {side === 'after' ? <Icon path={forwardIcon} isDirectional /> : null}
    </button>
  )
}

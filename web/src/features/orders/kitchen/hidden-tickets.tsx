import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isLate, minutesLate, waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useTimed } from '#kit/device/clock.ts'
import { minutesSince } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon, forwardIcon } from '#ui/icon-paths.ts'
import { useLateWords } from '#features/orders/parts/use-late-words.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/kitchen/hidden-tickets.module.css'
import toneStyles from '#ui/tone.module.css'

type HiddenTicketsProps = { orders: readonly Order[]; side: 'before' | 'after'; onShow: () => void }

/**
 * Shows how many tickets are out of sight on this side, with the lateness of the worst, or the age of the oldest if none
 * is late; a press brings the next of them.
 */
export function HiddenTickets({ orders, side, onShow }: HiddenTicketsProps) {
  const t = useTranslations('orders')
  const book = useVenueBook()
  const oldest = useTimed((now) => Math.max(0, ...orders.map((order) => minutesSince(waitingSince(order), now))))
  const worst = useTimed((now) => worstOf(orders, { lateAfterOf: book.lateAfterOf, now }))
  const first = orders[0]
  const lateWords = useLateWords()
  if (!first) return null
  const venueId = first.restaurantId
  return (
    <button
      type="button"
      className={`${styles.hidden} ${stack.inline1} ${worst === null ? '' : toneStyles.late}`}
      onClick={onShow}
    >
      {side === 'before' ? <Icon path={backIcon} size={16} isDirectional /> : null}
      <span>
        {t(`kitchen.unseen.${side}`, { count: orders.length })} ·{' '}
        {worst === null
          ? t('kitchen.unseen.oldest', { span: book.formatsOf(venueId).minutes(oldest) })
          : lateWords({ minutes: worst, venueId })}
      </span>
      {side === 'after' ? <Icon path={forwardIcon} size={16} isDirectional /> : null}
    </button>
  )
}

type Clock = { lateAfterOf: ReturnType<typeof useVenueBook>['lateAfterOf']; now: number }

/** Returns by how many minutes the worst of these orders is late; null if none is. */
function worstOf(orders: readonly Order[], { lateAfterOf, now }: Clock): number | null {
  const late = orders.flatMap((order) => {
    const clock = { lateAfter: lateAfterOf(order.restaurantId), now }
    return isLate(order, clock) ? [minutesLate(order, clock)] : []
  })
  return late.length === 0 ? null : Math.max(...late)
}

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { MinutesSince } from '#features/orders/parts/minutes-since.tsx'
import { useLateText } from '#features/orders/parts/use-late-text.ts'
import { useLateWords } from '#features/orders/parts/use-late-words.ts'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'

/**
 * Shows the one number of an order: how long it has waited for its next step, or how late it is. Screen readers announce
 * the whole words.
 */
export function StageNumber({ order, className }: { order: Order; className: string | undefined }) {
  const t = useTranslations('orders')
  const lateWords = useLateWords()
  const late = useMinutesLate(order)
  const lateText = useLateText(order)
  if (late === null) {
    return (
      <strong className={className}>
        <span className="visually-hidden">{t('card.waitingFor')}</span>{' '}
        <span>
          <MinutesSince instant={waitingSince(order)} venueId={order.restaurantId} />
        </span>
      </strong>
    )
  }
  return (
    <strong className={className}>
      <span className="visually-hidden">{lateText}</span>
      <span aria-hidden="true">{lateWords({ minutes: late, venueId: order.restaurantId })}</span>
    </strong>
  )
}

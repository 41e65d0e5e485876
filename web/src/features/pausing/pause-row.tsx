import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import styles from '#features/pausing/pausing.module.css'
import { useResumeOrders } from '#features/pausing/pausing.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'

/** Renders one pause: what and until when, who began it, and Resume. */
export function PauseRow({ venue, pause, name }: { venue: Venue; pause: OrderPause; name: string }) {
  const t = useTranslations('pausing')
  const { time } = useVenueFormats(venue)
  const mayResume = useCan('orders:pause')
  const { mutate, isPending } = useResumeOrders()
  return (
    <li className={`${styles.row} ${stack.wrap2}`}>
      <div className={styles.what}>
        <strong className={styles.paused}>{name}</strong>
        <p className={font.note}>{t('by', { who: pause.pausedBy, time: time(pause.since) })}</p>
      </div>
      {mayResume ? (
        <BigButton
          isBusy={isPending}
          aria-label={t('line.resumeOf', { text: name })}
          onClick={() => mutate({ restaurantId: venue.id, menuId: pause.menuId, seen: pause.since })}
        >
          {t('line.resume')}
        </BigButton>
      ) : null}
    </li>
  )
}

import { requestAge } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useTimed } from '#kit/device/clock.ts'
import { minutesSince } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { clockIcon } from '#ui/icon-paths.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/requests/parts/waiting-requests.module.css'

/** Says in the row of a request how long it has waited, or how many minutes it is late. */
export function RequestWait({ request }: { request: GuestRequest }) {
  const t = useTranslations('requests')
  const age = useTimed((now) => requestAge(request, now))
  const since = age === 'overdue' ? (request.dueAt ?? request.createdAt) : request.createdAt
  const count = useTimed((now) => minutesSince(since, now))
  const { minutes, number } = useVenueBook().formatsOf(request.restaurantId)
  if (age === 'overdue') {
    const late = count < 60 ? number(Math.max(1, count)) : minutes(count)
    return <strong className={`${font.red} ${font.nowrap}`}>{t('late', { minutes: late })}</strong>
  }
  const span = minutes(count)
  if (age === 'fresh') return t('ages.fresh', { minutes: span })
  return (
    <span className={`${styles.dueSoon} ${font.strong} ${font.nowrap} ${stack.inline1}`}>
      <Icon path={clockIcon} size={18} />
      <span aria-hidden="true">{span}</span>
      <span className="visually-hidden">{t('ages.waiting', { minutes: span })}</span>
    </span>
  )
}

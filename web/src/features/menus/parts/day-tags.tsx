import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { dayOptions } from '@brigade/domain/kit/venue-clock.ts'
import { useWords } from '#kit/i18n.ts'
import styles from '#features/menus/parts/day-tags.module.css'

/** The days on which something is had. */
export function DayTags({ days }: { days: readonly string[] }) {
  const t = useWords('menuItems')
  return (
    <span className={styles.days}>
      {days.map((day) => (
        <span key={day} className={styles.day}>
          {isOneOf(dayOptions, day) ? t(`days.${day}`) : day}
        </span>
      ))}
    </span>
  )
}

import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { dayOptions } from '@brigade/domain/kit/venue-clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import styles from '#features/menus/parts/day-tags.module.css'

/** Shows the days on which a record is available. */
export function DayTags({ days }: { days: readonly string[] }) {
  const t = useTranslations('menuItems')
  return (
    <span className={styles.days}>
      {days.map((day) => (
        <span key={day} className={`${styles.day} ${font.note}`}>
          {isOneOf(dayOptions, day) ? t(`days.${day}`) : day}
        </span>
      ))}
    </span>
  )
}

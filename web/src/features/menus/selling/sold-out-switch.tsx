import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { useMarkSoldOut } from '#features/menus/menus.mutations.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/selling/sold-out-switch.module.css'
import type { SellingItem } from '#features/menus/selling/sold-out.queries.ts'
import { useNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

const halfMinuteMs = 30_000

type SoldOutSwitchProps = { item: SellingItem; name: string }

/** Says whether a dish is available, and switches it off and on again. It is available again automatically tomorrow. */
export function SoldOutSwitch({ item: { id, soldOut }, name }: SoldOutSwitchProps) {
  const t = useTranslations('selling')
  const { mark, marking } = useMarkSoldOut()
  const now = new Date(useNow(halfMinuteMs)).toISOString()
  const isOn = marking ? marking.for === 'back' : !isSoldOut(soldOut, now)

  return (
    <button
      type="button"
      role="switch"
      className={`${styles.switch} ${stack.row2} ${surface.bare}`}
      aria-checked={isOn}
      aria-busy={marking !== undefined || undefined}
      aria-label={t('isOn', { name })}
      onClick={() => marking === undefined && mark({ kind: 'item', id, for: isOn ? 'tomorrow' : 'back' })}
    >
      <span className={isOn ? font.note : `${font.red} ${font.small} ${font.strong}`}>
        {t(isOn ? 'available' : 'title')}
      </span>
      <span className={styles.track} />
    </button>
  )
}

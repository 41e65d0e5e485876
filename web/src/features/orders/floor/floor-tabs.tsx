import { useWords } from '#kit/i18n.ts'
import type { FloorSection, OrdersOfFloor } from '#features/orders/floor/floor-sections.ts'
import { floorSections } from '#features/orders/live-screens.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { CountOf } from '#features/orders/parts/filter-bar.tsx'
import { LateCount } from '#features/orders/parts/late-count.tsx'
import styles from '#features/orders/floor/floor-tabs.module.css'
import toneStyles from '#ui/tone.module.css'

type FloorTabsProps = {
  found: OrdersOfFloor
  /** With those that a search hides. */
  all: OrdersOfFloor
  chosen: FloorSection | 'all'
  onChoose: (chosen: FloorSection | 'all') => void
}

/** How many orders stand how, and how many of them are late; a press shows those alone, and another all again. */
export function FloorTabs({ found, all, chosen, onChoose }: FloorTabsProps) {
  const t = useWords('orders')
  return (
    <div className={styles.tabs} role="group" aria-label={t('active.show')}>
      {floorSections.map((section) => (
        <button
          key={section}
          type="button"
          className={`${styles.tab} ${toneStyles[orderStatusLooks[section].tone]}`}
          aria-pressed={section === chosen}
          onClick={() => onChoose(section === chosen ? 'all' : section)}
        >
          <strong className={styles.count}>
            <CountOf shown={found[section].length} total={all[section].length} />
          </strong>
          {t(`active.${section}`)} <LateCount orders={found[section]} />
        </button>
      ))}
    </div>
  )
}

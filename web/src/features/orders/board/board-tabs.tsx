import { type OrderGroup, orderGroups } from '@brigade/domain/orders/orders.status.ts'
import { useWords } from '#kit/i18n.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import type { BoardColumns, OrderCounts } from '#features/orders/board/board-columns.ts'
import { CountOf } from '#features/orders/parts/filter-bar.tsx'
import { LateCount } from '#features/orders/parts/late-count.tsx'
import styles from '#features/orders/board/board-tabs.module.css'
import toneStyles from '#ui/tone.module.css'

type BoardTabsProps = {
  columns: BoardColumns
  totals: OrderCounts
  chosen: OrderGroup
  onChoose: (group: OrderGroup) => void
}

/** The columns of the board where only one has room, each with its count and how many are late. */
export function BoardTabs({ columns, totals, chosen, onChoose }: BoardTabsProps) {
  const t = useWords('orders')
  return (
    <nav className={styles.tabs} aria-label={t('board.columns')}>
      {orderGroups.map((group) => (
        <button
          key={group}
          type="button"
          className={`${styles.tab} ${toneStyles[orderStatusLooks[group].tone]}`}
          aria-pressed={group === chosen}
          onClick={() => onChoose(group)}
        >
          <strong className={styles.count}>
            <CountOf shown={columns[group].length} total={totals[group]} />
          </strong>
          <span className={styles.name}>{t(`groups.${group}`)}</span> <LateCount orders={columns[group]} />
        </button>
      ))}
    </nav>
  )
}

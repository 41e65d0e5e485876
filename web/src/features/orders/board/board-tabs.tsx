import { type OrderGroup, orderGroups } from '@brigade/domain/orders/orders.status.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import type { BoardColumns, ColumnCounts } from '#features/orders/board/public/board-columns.ts'
import { CountTab, countTabsClass } from '#features/orders/parts/count-tabs.tsx'

type BoardTabsProps = {
  columns: BoardColumns
  totals: ColumnCounts
  chosen: OrderGroup
  onChoose: (group: OrderGroup) => void
}

/**
 * Shows the columns of the board as tabs where only one has room, each with its count and its number of late orders.
 */
export function BoardTabs({ columns, totals, chosen, onChoose }: BoardTabsProps) {
  const t = useTranslations('orders')
  return (
    <nav className={countTabsClass} aria-label={t('board.columns')}>
      {orderGroups.map((group) => (
        <CountTab
          key={group}
          name={t(`groups.${group}`)}
          tone={orderStatusAppearance[group].tone}
          orders={columns[group]}
          total={totals[group]}
          isChosen={group === chosen}
          onChoose={() => onChoose(group)}
        />
      ))}
    </nav>
  )
}

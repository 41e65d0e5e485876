import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FloorSection, OrdersOfFloor } from '#features/orders/floor/floor-sections.ts'
import { floorSections } from '#features/orders/records/live-screens.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import { CountTab, countTabsClass } from '#features/orders/parts/count-tabs.tsx'

type FloorTabsProps = {
  found: OrdersOfFloor
  /** All orders, including those that a search hides. */
  all: OrdersOfFloor
  chosen: FloorSection | 'all'
  onChoose: (chosen: FloorSection | 'all') => void
}

/**
 * Shows the number of orders of each status, and how many are late. A press shows only these orders, and another press
 * shows all again.
 */
export function FloorTabs({ found, all, chosen, onChoose }: FloorTabsProps) {
  const t = useTranslations('orders')
  return (
    <div className={countTabsClass} role="group" aria-label={t('active.show')}>
      {floorSections.map((section) => (
        <CountTab
          key={section}
          name={t(`active.${section}`)}
          tone={orderStatusAppearance[section].tone}
          orders={found[section]}
          total={all[section].length}
          isChosen={section === chosen}
          onChoose={() => onChoose(section === chosen ? 'all' : section)}
        />
      ))}
    </div>
  )
}

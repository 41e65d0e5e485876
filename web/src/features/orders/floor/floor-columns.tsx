import { type KeyboardEventHandler, type RefObject } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { OrderColumn } from '#features/orders/board/public/order-column.tsx'
import type { OrdersOfFloor } from '#features/orders/floor/floor-sections.ts'
import { floorSections } from '#features/orders/records/live-screens.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/floor/floor-columns.module.css'

type FloorColumnsProps = {
  screen: RefObject<HTMLDivElement | null>
  found: OrdersOfFloor
  /** All orders, including those that a search hides. */
  all: OrdersOfFloor
  onKeyDown: KeyboardEventHandler
}

/** Shows ready, cooking and delivered orders side by side: on a tablet, a column has room for more than one order. */
export function FloorColumns({ screen, found, all, onKeyDown }: FloorColumnsProps) {
  const t = useTranslations('orders')
  return (
    <div
      ref={screen}
      className={`${styles.columns} ${stack.grid3} ${stack.fill}`}
      role="group"
      aria-label={t('screens.active')}
      onKeyDown={onKeyDown}
    >
      {floorSections.map((section) => (
        <OrderColumn
          key={section}
          column={section}
          name={t(`active.${section}`)}
          appearanceOf={section}
          orders={found[section]}
          total={all[section].length}
          whenEmpty={{ title: t('active.emptySection') }}
        />
      ))}
    </div>
  )
}

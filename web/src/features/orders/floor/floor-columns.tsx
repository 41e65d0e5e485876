import { type KeyboardEventHandler, type RefObject } from 'react'
import { useWords } from '#kit/i18n.ts'
import { OrderColumn } from '#features/orders/board/order-column.tsx'
import type { OrdersOfFloor } from '#features/orders/floor/floor-sections.ts'
import { floorSections } from '#features/orders/live-screens.ts'
import styles from '#features/orders/floor/floor-columns.module.css'

type FloorColumnsProps = {
  screen: RefObject<HTMLDivElement | null>
  found: OrdersOfFloor
  /** With those that a search hides. */
  all: OrdersOfFloor
  onKeyDown: KeyboardEventHandler
}

/** What is ready, what is cooked and what was brought, beside each other: on a tablet a column has room for more than one order. */
export function FloorColumns({ screen, found, all, onKeyDown }: FloorColumnsProps) {
  const t = useWords('orders')
  return (
    <div ref={screen} className={styles.columns} role="group" aria-label={t('screens.active')} onKeyDown={onKeyDown}>
      {floorSections.map((section) => (
        <OrderColumn
          key={section}
          column={section}
          name={t(`active.${section}`)}
          looksOf={section}
          orders={found[section]}
          total={all[section].length}
          whenEmpty={{ title: t('active.emptySection') }}
        />
      ))}
    </div>
  )
}

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type KeyboardEventHandler, type RefObject, useCallback } from 'react'
import { useMedia } from '#kit/device/use-media.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { floorIcon } from '#ui/icon-paths.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useFrozenOrders } from '#features/orders/parts/use-frozen-orders.ts'
import { useKeptFocus } from '#features/orders/parts/use-kept-focus.ts'
import { OrderListRow } from '#features/orders/parts/order-list-row.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/floor/floor-list.module.css'

/** Room for two rows side by side. */
const hasTwoLanes = matchMedia('(width >= 760px)')

type FloorListProps = {
  screen: RefObject<HTMLDivElement | null>
  orders: readonly Order[]
  whenEmpty: { title: string; text?: string }
  onKeyDown: KeyboardEventHandler
}

/** Shows orders as rows, late ones first, then ready ones, where three columns have no room. */
export function FloorList({ screen, orders, whenEmpty, onKeyDown }: FloorListProps) {
  const t = useTranslations('orders')
  const lanes = useMedia(hasTwoLanes) ? 2 : 1
  const { orders: held, gone, hold } = useFrozenOrders(orders)
  const handleFocus = useKeptFocus(screen, held)
  const renderRow = useCallback((order: Order) => <OrderListRow order={order} isGone={gone.has(order.id)} />, [gone])
  return (
    <div
      ref={screen}
      className={`${styles.list} ${stack.column} ${stack.fill}`}
      data-column="active"
      role="presentation"
      onKeyDown={onKeyDown}
      onFocus={handleFocus}
      onPointerDown={hold}
    >
      <h2 className="visually-hidden">{t('screens.list')}</h2>
      {held.length === 0 ? (
        <EmptyState icon={floorIcon} {...whenEmpty} />
      ) : (
        <VirtualList
          items={held}
          keyOf={idOf}
          renderItem={renderRow}
          estimateHeight={72}
          gap={0}
          lanes={lanes}
          label={t('screens.active')}
          className={styles.rows}
        />
      )}
    </div>
  )
}

function idOf({ id }: Order): number {
  return id
}

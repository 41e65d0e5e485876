import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type KeyboardEventHandler, type RefObject, useCallback } from 'react'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { floorIcon } from '#ui/icon-paths.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { useKeptFocus } from '#features/orders/board/use-kept-focus.ts'
import { cardShapeOf } from '#features/orders/parts/card-lines.ts'
import { OrderCard } from '#features/orders/parts/order-card.tsx'
import styles from '#features/orders/floor/floor-list.module.css'

type FloorListProps = {
  screen: RefObject<HTMLDivElement | null>
  orders: readonly Order[]
  whenEmpty: { title: string; text?: string }
  onKeyDown: KeyboardEventHandler
}

/** One order below the other, what is ready at first: where there is room for one column. */
export function FloorList({ screen, orders, whenEmpty, onKeyDown }: FloorListProps) {
  const t = useWords('orders')
  const { orders: held, gone, hold } = useHeldStill(orders)
  const handleFocus = useKeptFocus(screen, held)
  const renderCard = useCallback(
    (order: Order) => <OrderCard order={order} isGone={gone.has(order.id)} showsStatus />,
    [gone],
  )
  return (
    <div
      ref={screen}
      className={styles.list}
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
          shapeOf={cardShapeOf}
          renderItem={renderCard}
          estimateHeight={236}
          gap={12}
          label={t('screens.active')}
          className={styles.cards}
        />
      )}
    </div>
  )
}

function idOf({ id }: Order): number {
  return id
}

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { useCallback, useId, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { ColumnTitle } from '#features/orders/board/column-title.tsx'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { useKeptFocus } from '#features/orders/board/use-kept-focus.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { cardShapeOf } from '#features/orders/parts/card-lines.ts'
import { OrderCard } from '#features/orders/parts/order-card.tsx'
import styles from '#features/orders/board/order-column.module.css'

type OrderColumnProps = {
  /** What the keyboard and journeys tell it from others by. */
  column: string
  name: string
  /** Whose looks it has. */
  looksOf: OrderStatus
  orders: readonly Order[]
  /** How many there are with those that a search hides. */
  total: number
  /** How many of them are ready, where others stand beside them. */
  ready?: number
  whenEmpty: { title: string; text?: string }
  showsVenue?: boolean
  /** Under tabs, which name the column already. */
  isTitleHidden?: boolean
}

/** One column of orders: its count, and its cards with the oldest on top. */
export function OrderColumn(props: OrderColumnProps) {
  const { column, name, looksOf, orders, total, ready = 0, whenEmpty, showsVenue, isTitleHidden } = props
  const t = useWords('orders')
  const titleId = useId()
  const element = useRef<HTMLElement>(null)
  const { orders: shown, gone, hold } = useHeldStill(orders)
  const handleFocus = useKeptFocus(element, shown)
  const renderCard = useCallback(
    (order: Order) => <OrderCard order={order} isGone={gone.has(order.id)} showsVenue={showsVenue} />,
    [gone, showsVenue],
  )
  const { tone, icon } = orderStatusLooks[looksOf]
  return (
    <section
      ref={element}
      className={styles.column}
      aria-labelledby={titleId}
      data-column={column}
      onFocus={handleFocus}
      onPointerDown={hold}
    >
      <ColumnTitle
        id={titleId}
        name={name}
        orders={orders}
        total={total}
        ready={ready}
        tone={tone}
        isHidden={isTitleHidden}
      />
      {shown.length === 0 ? (
        <EmptyState icon={icon} {...(total > orders.length ? { title: t('board.noMatch') } : whenEmpty)} />
      ) : (
        <VirtualList
          items={shown}
          keyOf={idOf}
          shapeOf={cardShapeOf}
          renderItem={renderCard}
          estimateHeight={214}
          label={name}
          className={styles.list}
        />
      )}
    </section>
  )
}

function idOf({ id }: Order): number {
  return id
}

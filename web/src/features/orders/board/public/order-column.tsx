import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { useCallback, useId, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { ColumnTitle } from '#features/orders/board/column-title.tsx'
import { useFrozenOrders } from '#features/orders/parts/use-frozen-orders.ts'
import { useKeptFocus } from '#features/orders/parts/use-kept-focus.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import { useCardDensity } from '#features/orders/parts/card-density.ts'
import { cardShapeOf } from '#features/orders/parts/card-lines.ts'
import { OrderCard } from '#features/orders/parts/order-card.tsx'
import { OrderListRow } from '#features/orders/parts/order-list-row.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/board/public/order-column.module.css'

type OrderColumnProps = {
  /** The column's id for the keyboard and for browser tests. */
  column: string
  name: string
  /** The status whose appearance the column has. */
  appearanceOf: OrderStatus
  orders: readonly Order[]
  /** The number of orders, including those that a search hides. */
  total: number
  /** The number of ready orders, if the column also has others. */
  ready?: number
  whenEmpty: { title: string; text?: string }
  showsVenue?: boolean
  /** Number of cards side by side. */
  lanes?: number
  /** True where there is little room: shows orders as rows, unless the device shows comfortable cards. */
  isSmall?: boolean
  /** True below tabs, which already name the column. */
  isTitleHidden?: boolean
}

/** Shows one column of orders: its count, and its cards with the oldest at the top. */
export function OrderColumn(props: OrderColumnProps) {
  const {
    column,
    name,
    appearanceOf,
    orders,
    total,
    ready = 0,
    whenEmpty,
    showsVenue,
    lanes,
    isSmall,
    isTitleHidden,
  } = props
  const t = useTranslations('orders')
  const titleId = useId()
  const element = useRef<HTMLElement>(null)
  const { orders: shown, gone, hold } = useFrozenOrders(orders)
  const handleFocus = useKeptFocus(element, shown)
  const density = useCardDensity()
  const hasRows = isSmall === true && density === 'compact'
  const Drawn = hasRows ? OrderListRow : OrderCard
  const renderCard = useCallback(
    (order: Order) => <Drawn order={order} isGone={gone.has(order.id)} showsVenue={showsVenue} />,
    [Drawn, gone, showsVenue],
  )
  const shapeOf = useCallback((order: Order) => cardShapeOf(order, density), [density])
  const { tone, icon } = orderStatusAppearance[appearanceOf]
  return (
    <section
      ref={element}
      className={`${styles.column} ${stack.column2}`}
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
          // The heights of one look mean nothing to another.
          key={hasRows ? 'rows' : density}
          items={shown}
          keyOf={idOf}
          renderItem={renderCard}
          lanes={lanes}
          label={name}
          {...(hasRows
            ? { estimateHeight: 72, gap: 0, className: styles.rows }
            : { shapeOf, estimateHeight: density === 'compact' ? 158 : 230, className: styles.list })}
        />
      )}
    </section>
  )
}

function idOf({ id }: Order): number {
  return id
}

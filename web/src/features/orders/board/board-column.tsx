import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderGroup } from '@brigade/domain/orders/orders.status.ts'
import { memo, useCallback, useId, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { ColumnTitle } from '#features/orders/board/column-title.tsx'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { useKeptFocus } from '#features/orders/board/use-kept-focus.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { cardShapeOf } from '#features/orders/parts/card-lines.ts'
import { OrderCard } from '#features/orders/parts/order-card.tsx'
import styles from '#features/orders/board/board-column.module.css'

type BoardColumnProps = {
  group: OrderGroup
  orders: readonly Order[]
  /** How many there are with those that a search hides. */
  total: number
  showsVenue?: boolean
  /** Under tabs, which name the column already. */
  isTitleHidden?: boolean
}

/** One column of the live board: its count, and its orders with the oldest on top. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { group, orders, total, showsVenue, isTitleHidden } = props
  const t = useWords('orders')
  const titleId = useId()
  const column = useRef<HTMLElement>(null)
  const { orders: shown, gone, hold } = useHeldStill(orders)
  const handleFocus = useKeptFocus(column, shown)
  const renderCard = useCallback(
    (order: Order) => <OrderCard order={order} isGone={gone.has(order.id)} showsVenue={showsVenue} />,
    [gone, showsVenue],
  )
  const isFiltered = total > orders.length
  const name = t(`groups.${group}`)
  return (
    <section
      ref={column}
      className={styles.column}
      aria-labelledby={titleId}
      data-column={group}
      onFocus={handleFocus}
      onPointerDown={hold}
    >
      <ColumnTitle
        id={titleId}
        name={name}
        count={orders.length}
        total={total}
        ready={orders.filter(({ status }) => status === 'ontheway').length}
        tone={orderStatusLooks[group].tone}
        isHidden={isTitleHidden}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={orderStatusLooks[group].icon}
          title={t(isFiltered ? 'board.noMatch' : `board.empty.${group}`)}
          text={isFiltered ? undefined : t(`board.emptyText.${group}`)}
        />
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
})

function idOf({ id }: Order): number {
  return id
}

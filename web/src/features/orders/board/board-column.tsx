import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderGroup } from '@brigade/domain/orders/orders.status.ts'
import { memo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { OrderColumn } from '#features/orders/board/order-column.tsx'

type BoardColumnProps = {
  group: OrderGroup
  orders: readonly Order[]
  /** How many there are with those that a search hides. */
  total: number
  showsVenue?: boolean
  /** Under tabs, which name the column already. */
  isTitleHidden?: boolean
}

/** One column of the live board. */
export const BoardColumn = memo(function BoardColumn({ group, orders, ...props }: BoardColumnProps) {
  const t = useWords('orders')
  return (
    <OrderColumn
      {...props}
      column={group}
      name={t(`groups.${group}`)}
      looksOf={group}
      orders={orders}
      ready={orders.filter(({ status }) => status === 'ontheway').length}
      whenEmpty={{ title: t(`board.empty.${group}`), text: t(`board.emptyText.${group}`) }}
    />
  )
})

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderGroup } from '@brigade/domain/orders/orders.status.ts'
import { memo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { OrderColumn } from '#features/orders/board/public/order-column.tsx'

type BoardColumnProps = {
  group: OrderGroup
  orders: readonly Order[]
  /** The number of orders, including those that a search hides. */
  total: number
  showsVenue?: boolean
  /** Number of cards side by side. */
  lanes: number
  /** True where there is little room: shows orders as rows. */
  isSmall: boolean
  /** True below tabs, which already name the column. */
  isTitleHidden?: boolean
}

/** Shows one column of the live board. */
export const BoardColumn = memo(function BoardColumn({ group, orders, ...props }: BoardColumnProps) {
  const t = useTranslations('orders')
  return (
    <OrderColumn
      {...props}
      column={group}
      name={t(`groups.${group}`)}
      appearanceOf={group}
      orders={orders}
      ready={orders.filter(({ status }) => status === 'ontheway').length}
      whenEmpty={{ title: t(`board.empty.${group}`), text: t(`board.emptyText.${group}`) }}
    />
  )
})

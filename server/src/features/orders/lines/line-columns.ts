import { plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

/** A line of an order as a row, so that sales can be summed by item: `place` counts from 0, `total` is in minor units. */
type OrderLine = {
  orderId: number
  place: number
  restaurantId: number
  itemId: number
  /** The category of the item when the row was written; null if it had none, or was deleted. */
  categoryId: number | null
  menuId: number
  quantity: number
  total: number
  soldAt: string
}

export const lineColumns = columnsOf<OrderLine>()('order_lines', {
  orderId: plain,
  place: plain,
  restaurantId: plain,
  itemId: plain,
  categoryId: plain,
  menuId: plain,
  quantity: plain,
  total: plain,
  soldAt: plain,
})

export type LineRow = RowOf<typeof lineColumns>

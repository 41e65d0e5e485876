import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { wantedText } from '#kit/wanted-text.ts'

export type WantedOrders = { tableIds: number[] | null; orderId: number | null }

const mostTables = 500

/**
 * What a search text means to the list: `#12` is an order, `204` the room of that name if there is one, else again an order.
 * Null where nothing can be meant.
 */
export function wantedOrders(text: string, tables: readonly Pick<Table, 'id' | 'name'>[]): WantedOrders | null {
  const wanted = wantedText(text)
  if (wanted === '') return { tableIds: null, orderId: null }
  const number = /^#?([1-9]\d{0,9})$/.exec(wanted)?.[1]
  if (number && wanted.startsWith('#')) return { tableIds: null, orderId: Number(number) }
  const tableIds = tables.filter(({ name }) => wantedText(name).includes(wanted)).map(({ id }) => id)
  if (tableIds.length > 0) return { tableIds: tableIds.slice(0, mostTables), orderId: null }
  return number ? { tableIds: null, orderId: Number(number) } : null
}

import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

export type WantedOrders = { tableIds: number[] | null; orderId: number | null }

const mostTables = 500

/**
 * Interprets a search text: `#12` is an order; `204` is the room of that name if it exists, else also an order. Returns
 * null for a text that can match nothing.
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

import type { OrderPart } from '#kit/order-parts.ts'
import { OrderTrays, WhereTrays } from '#features/trays/parts/order-trays.tsx'

/** What trays bring to the page of an order. */
export const trayOrderParts: readonly OrderPart[] = [
  { titleKey: 'trays:order.title', order: 30, permission: 'trays:read', Frame: WhereTrays, Part: OrderTrays },
]

import type { OrderPart } from '#features/orders/public/order-slot.ts'
import { OrderTrays, WhereTrays } from '#features/trays/parts/order-trays.tsx'

/** The parts of trays on the page of an order. */
export const trayOrderParts: readonly OrderPart[] = [
  { titleKey: 'trays:order.title', order: 30, permission: 'trays:read', Frame: WhereTrays, Part: OrderTrays },
]

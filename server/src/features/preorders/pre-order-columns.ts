import type { Doer } from '@brigade/domain/access/principal.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { preOrdersPath } from '@brigade/domain/preorders/preorders.api.ts'
import { defaulted, json, minor, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  acceptedByKind: Doer['byKind'] | null
  acceptedById: number | null
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** Storage of what was ordered on forms, beside its orders. */
export const preOrderColumns = columnsOf<PreOrder, Kept>(preOrdersPath)(
  'pre_orders',
  {
    id: defaulted(plain),
    restaurantId: plain,
    formId: plain,
    orderId: plain,
    tableId: plain,
    table: plain,
    sitting: plain,
    state: plain,
    day: plain,
    slot: plain,
    slotAt: plain,
    releaseAt: plain,
    changeUntil: plain,
    lastname: plain,
    menuFormGuestCount: plain,
    answers: json,
    base: json,
    additional: json,
    note: plain,
    orderPrice: minor,
    currency: plain,
    createdAt: plain,
    createdBy: plain,
    acceptedAt: defaulted(plain),
    acceptedBy: defaulted(plain),
    releasedAt: defaulted(plain),
    printedAt: defaulted(plain),
    version: rising,
    updatedAt: plain,
    updatedBy: plain,
  },
  {
    acceptedByKind: defaulted(plain),
    acceptedById: defaulted(plain),
    updatedByKind: plain,
    updatedById: plain,
  },
)

export type PreOrderRow = RowOf<typeof preOrderColumns>

/** Returns the pre-order on the wire of a stored row. */
export function preOrderOfRow(row: PreOrderRow): PreOrder {
  return preOrderColumns.read(row, row.currency)
}

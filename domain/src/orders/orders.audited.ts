import type { AuditAct } from '../access/audit-kinds.ts'
import type { Order } from './orders.schema.ts'

/** The acts on orders that are in the audit log too, because they give money away: all others are in the order's own log. */
const auditedActs = { discount: 'discounted', refund: 'refunded', cancel: 'cancelled' } as const satisfies Record<
  string,
  AuditAct
>

type DoneAct = {
  act: string
  /** The act that is undone, for an undo. */
  undone?: string | null | undefined
  /** True if the order was accepted before the act. */
  wasAccepted: boolean
}

/**
 * Returns what the audit log says of an act on an order: discounts, refunds, cancellations after the order was accepted, and the undoing of
 * these; undefined for all other acts.
 */
export function auditActOf({ act, undone, wasAccepted }: DoneAct): AuditAct | undefined {
  const done = act === 'undo' ? undone : act
  if (!isAudited(done) || (done === 'cancel' && !wasAccepted)) return undefined
  return act === 'undo' ? 'undone' : auditedActs[done]
}

function isAudited(act: string | null | undefined): act is keyof typeof auditedActs {
  return typeof act === 'string' && Object.hasOwn(auditedActs, act)
}

/** The fields of an order that the audit log compares. */
const auditedFields = [
  'status',
  'cancelReason',
  'discountPercentage',
  'orderPrice',
  'amountPaidOnline',
  'amountPaidInCash',
  'amountPaidByCard',
  'refundDue',
] as const satisfies readonly (keyof Order)[]

/** Returns the part of an order that the audit log compares. */
export function auditedPartOf(order: Order): Partial<Order> {
  return Object.fromEntries(auditedFields.map((field) => [field, order[field]]))
}

import { can } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import type { Order } from './orders.schema.ts'
import { mayMove, type OrderAct, orderMoves, type OrderStatus } from './orders.status.ts'

/** The acts that move an order one step forward, in their order. */
export const workflow = ['accept', 'ready', 'deliver', 'complete'] as const satisfies readonly OrderAct[]

/** An act that moves an order one step forward; each has a button. */
export type WorkflowAct = (typeof workflow)[number]

/** Returns the next act of this person on an order in this status: a card's main button. Null if there is none. */
export function nextAct(status: OrderStatus, user: { role: Role } | null): WorkflowAct | null {
  return workflow.find((act) => isAllowed(act, status, user)) ?? null
}

/** Returns whether this person may do this act on an order in this status. */
export function isAllowed(act: OrderAct, status: OrderStatus, user: { role: Role } | null): boolean {
  return mayMove(act, status) && can(user, orderMoves[act].permission)
}

/** Returns whether the act skips a step of others: delivering an order that the kitchen has not marked ready. */
export function skipsKitchen(act: WorkflowAct, status: OrderStatus): boolean {
  return act === 'deliver' && status === 'inprogress'
}

/** Returns whether this person may undo that the order is ready: the kitchen, until it is delivered. */
export function mayRecall({ status }: Pick<Order, 'status'>, user: { role: Role } | null): boolean {
  return isAllowed('recall', status, user)
}

/** Returns whether the order was delivered before the kitchen marked it ready, and nothing has happened to it since. */
export function wasDeliveredUncooked({ lastAct }: Pick<Order, 'lastAct'>): boolean {
  return lastAct?.act === 'deliver' && lastAct.fromStatus === 'inprogress'
}

import { can } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import type { Order } from './orders.schema.ts'
import { mayMove, type OrderAct, orderMoves, type OrderStatus } from './orders.status.ts'

/** The acts that take an order one step on, in their order. */
export const workflow = ['accept', 'ready', 'deliver', 'complete'] as const satisfies readonly OrderAct[]

/** An act that takes an order one step on; each has a button. */
export type WorkflowAct = (typeof workflow)[number]

/** The one thing that this person can do next with an order that stands so: a card's main button. Null if there is none. */
export function nextAct(status: OrderStatus, user: { role: Role } | null): WorkflowAct | null {
  return workflow.find((act) => isAllowed(act, status, user)) ?? null
}

/** Whether this person may do this to an order that stands so. */
export function isAllowed(act: OrderAct, status: OrderStatus, user: { role: Role } | null): boolean {
  return mayMove(act, status) && can(user, orderMoves[act].permission)
}

/** Whether the act passes over a step that others still work on: handing over what the kitchen has not called ready. */
export function skipsKitchen(act: WorkflowAct, status: OrderStatus): boolean {
  return act === 'deliver' && status === 'inprogress'
}

/** Whether this person may take back that the order is ready: the kitchen, until it is delivered. */
export function mayRecall({ status }: Pick<Order, 'status'>, user: { role: Role } | null): boolean {
  return isAllowed('recall', status, user)
}

/** Whether the order was handed over though the kitchen had not called it ready, and nothing has happened to it since. */
export function wasDeliveredUncooked({ lastAct }: Pick<Order, 'lastAct'>): boolean {
  return lastAct?.act === 'deliver' && lastAct.fromStatus === 'inprogress'
}

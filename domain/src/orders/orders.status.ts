import { Type } from '@sinclair/typebox'
import type { Permission } from '../access/permissions.ts'

export const orderStatuses = [
  'incoming',
  'updated',
  'inprogress',
  'ontheway',
  'delivered',
  'completed',
  'merged',
  'cancelled',
] as const

export const orderStatusSchema = Type.Union(orderStatuses.map((status) => Type.Literal(status)))

export type OrderStatus = (typeof orderStatuses)[number]

export const orderActs = ['accept', 'ready', 'deliver', 'complete', 'update', 'merge', 'cancel', 'recall'] as const

/** Something done to an order that may move it on. */
export type OrderAct = (typeof orderActs)[number]

type Stamp = 'acceptedAT' | 'cookedAt' | 'deliveredAt' | 'completedAT' | 'mergedAt' | 'cancelAt'

type OrderMove = { from: readonly OrderStatus[]; to: OrderStatus; permission: Permission; stamp?: Stamp }

/**
 * The status machine: from where each act may be done, where it leads, who may, and the time that it stamps. Undo is no row of it: it
 * leads back to where the order was. (product, Orders)
 */
export const orderMoves = {
  accept: { from: ['incoming', 'updated'], to: 'inprogress', permission: 'orders:accept', stamp: 'acceptedAT' },
  ready: { from: ['inprogress'], to: 'ontheway', permission: 'orders:ready', stamp: 'cookedAt' },
  deliver: { from: ['inprogress', 'ontheway'], to: 'delivered', permission: 'orders:deliver', stamp: 'deliveredAt' },
  complete: { from: ['delivered'], to: 'completed', permission: 'orders:complete', stamp: 'completedAT' },
  update: {
    from: ['incoming', 'updated', 'inprogress', 'ontheway', 'delivered'],
    to: 'updated',
    permission: 'orders:edit',
  },
  merge: { from: ['incoming', 'updated', 'inprogress'], to: 'merged', permission: 'orders:merge', stamp: 'mergedAt' },
  cancel: {
    from: ['incoming', 'updated', 'inprogress', 'ontheway'],
    to: 'cancelled',
    permission: 'orders:cancel',
    stamp: 'cancelAt',
  },
  recall: { from: ['ontheway'], to: 'inprogress', permission: 'orders:ready' },
} as const satisfies Record<OrderAct, OrderMove>

/** Whether this act may be done to an order that stands so. */
export function mayMove(act: OrderAct, from: OrderStatus): boolean {
  return (orderMoves[act].from as readonly OrderStatus[]).includes(from)
}

/** The act that leads on to a status, for clients that PATCH the status itself. Null for `incoming`, which nothing leads to. */
export function actTowards(status: OrderStatus): OrderAct | null {
  return orderActs.find((act) => orderMoves[act].to === status) ?? null
}

/** Orders that somebody still has work with. */
export const openStatuses = [
  'incoming',
  'updated',
  'inprogress',
  'ontheway',
  'delivered',
] as const satisfies readonly OrderStatus[]

export const orderGroups = ['incoming', 'updated', 'inprogress', 'delivered'] as const

/** A column of the live board. */
export type OrderGroup = (typeof orderGroups)[number]

/** The statuses that each column holds. (spec 1, §4) */
export const statusesOfGroup = {
  incoming: ['incoming'],
  updated: ['updated'],
  inprogress: ['inprogress', 'ontheway'],
  delivered: ['delivered'],
} as const satisfies Record<OrderGroup, readonly OrderStatus[]>

/** The column in which an order of this status stands; null once it is off the board. */
export function groupOf(status: OrderStatus): OrderGroup | null {
  return groups.get(status) ?? null
}

/** The other way round, for boards that ask it of thousands of orders at a time. */
const groups: ReadonlyMap<OrderStatus, OrderGroup> = new Map(
  orderGroups.flatMap((group) => statusesOfGroup[group].map((status) => [status, group] as const)),
)

/** What the kitchen cooks from: accepted and not yet ready. */
export const kitchenStatuses = ['inprogress'] as const satisfies readonly OrderStatus[]

/** The first of the two live lists goes back this far. (spec 1, §9) */
export const orderWindowDays = 7

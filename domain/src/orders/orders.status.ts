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

/** An act on an order that may change its status. */
export type OrderAct = (typeof orderActs)[number]

type Stamp = 'acceptedAT' | 'cookedAt' | 'deliveredAt' | 'completedAT' | 'mergedAt' | 'cancelAt'

type OrderMove = { from: readonly OrderStatus[]; to: OrderStatus; permission: Permission; stamp?: Stamp }

/**
 * The status machine: the statuses in which each act may be done, the status that it leads to, its permission, and the
 * time that it stamps. Undo is not part of it: it leads back to the previous status. (product, Orders)
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

/** Returns whether this act may be done on an order in this status. */
export function mayMove(act: OrderAct, from: OrderStatus): boolean {
  return (orderMoves[act].from as readonly OrderStatus[]).includes(from)
}

/**
 * Returns the act that leads to a status, for clients that PATCH the status itself. Null for `incoming`, which no act
 * leads to.
 */
export function actTowards(status: OrderStatus): OrderAct | null {
  return orderActs.find((act) => orderMoves[act].to === status) ?? null
}

/** The statuses of orders that are not finished. */
export const openStatuses = [
  'incoming',
  'updated',
  'inprogress',
  'ontheway',
  'delivered',
] as const satisfies readonly OrderStatus[]

const openOnes: ReadonlySet<OrderStatus> = new Set(openStatuses)

/** Returns whether an order in this status is not finished. */
export function isOpenStatus(status: OrderStatus): boolean {
  return openOnes.has(status)
}

export const orderGroups = ['incoming', 'updated', 'inprogress', 'delivered'] as const

/** A column of the live board. */
export type OrderGroup = (typeof orderGroups)[number]

/** The statuses in each column. (spec 1, §4) */
export const statusesOfGroup = {
  incoming: ['incoming'],
  updated: ['updated'],
  inprogress: ['inprogress', 'ontheway'],
  delivered: ['delivered'],
} as const satisfies Record<OrderGroup, readonly OrderStatus[]>

/** Returns the column for an order in this status; null once it is off the board. */
export function groupOf(status: OrderStatus): OrderGroup | null {
  return groups.get(status) ?? null
}

/** The columns by status, because boards look them up for thousands of orders at a time. */
const groups: ReadonlyMap<OrderStatus, OrderGroup> = new Map(
  orderGroups.flatMap((group) => statusesOfGroup[group].map((status) => [status, group] as const)),
)

/** The statuses in which the kitchen cooks an order: accepted and not yet ready. */
export const kitchenStatuses = ['inprogress'] as const satisfies readonly OrderStatus[]

/** The range of the first of the two live lists in days. (spec 1, §9) */
export const orderWindowDays = 7

import { nextAct, workflow, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf, type OrderAct } from '@brigade/domain/orders/orders.status.ts'
import { useState } from 'react'
import { useSession } from '#kit/calls/session.ts'
import { layoutMayMove } from '#kit/device/layout-freeze.ts'
import { problemOf, useMoveOrder } from '#features/orders/records/orders.mutations.ts'
import { isJustDone, useOwnActOn } from '#features/orders/records/own-acts.ts'
import { useSecondTapGuard } from '#features/orders/parts/use-second-tap-guard.ts'

export type Pressed = {
  order: Order
  /** The act, if several are possible; by default the next step. Null if this user can do nothing. */
  act?: WorkflowAct | null
  /** True if it has left the list, and is shown only because the list is being touched. */
  isGone?: boolean
  /** True on the order's own page, which shows its Undo itself. */
  isOnPage?: boolean
}

/** Returns the act of an order's button, or the act of a moment ago, and its error. */
export function useActPress({ order, act: wanted, isGone = false, isOnPage = false }: Pressed) {
  const { user } = useSession()
  const move = useMoveOrder()
  const undoable = useOwnActOn(order.id)
  // If the act moved the order out of this column, its Undo is shown at the edge of the screen instead.
  const hasOwnPlace = !isOnPage && !isGone && isDoneHere(move.data, order)
  const takesBack = (hasOwnPlace && undoable) || null
  const { isGuarded, isTooEarly, handlePointerDown, handlePointerLeave } = useSecondTapGuard({
    what: `${order.status} ${takesBack ? 'undo' : ''}`,
    isWaiting: move.isPending,
    startsGuarded: isJustDone(order.id) || (isOnPage && !layoutMayMove.get()),
  })
  const isMoved = useShownStatus(order, isGuarded) !== order.status
  const next = wanted === undefined ? nextAct(order.status, user) : wanted
  // An act without an answer may turn out to be done: its error no longer applies.
  const isElsewhere = isGone || (move.variables !== undefined && move.variables.order.status !== order.status)
  return {
    move,
    act: actOf(move.variables, move.isPending) ?? next,
    isDone: isGone || (isMoved && isGuarded && !move.isPending),
    isGuarded,
    isTooEarly,
    handlePointerDown,
    handlePointerLeave,
    takesBack,
    problem: takesBack?.problem ?? (isElsewhere ? null : problemOf(move)),
  }
}

/** Returns the act that is being done now. */
function actOf(asked: { act: OrderAct } | undefined, isPending: boolean): WorkflowAct | undefined {
  return isPending ? workflow.find((act) => act === asked?.act) : undefined
}

/** Returns the status whose button was shown last and could be pressed. */
function useShownStatus({ status }: Order, isGuarded: boolean): Order['status'] {
  const [shownStatus, setShownStatus] = useState(status)
  if (!isGuarded && shownStatus !== status) setShownStatus(status)
  return shownStatus
}

/** Returns whether the act done here left the order in its column, in its current version. */
function isDoneHere(done: Order | undefined, order: Order): boolean {
  return done !== undefined && done.version === order.version && done.lastAct !== null && staysIn(done)
}

function staysIn({ lastAct, status }: Order): boolean {
  return lastAct?.fromStatus != null && groupOf(lastAct.fromStatus) === groupOf(status)
}

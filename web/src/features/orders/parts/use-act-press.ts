import { nextAct, workflow, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf, type OrderAct } from '@brigade/domain/orders/orders.status.ts'
import { useState } from 'react'
import { useSession } from '#kit/session.ts'
import { stillness } from '#kit/stillness.ts'
import { problemOf, useMoveOrder } from '#features/orders/orders.mutations.ts'
import { isJustDone, useOwnActOn } from '#features/orders/own-acts.ts'
import { useSecondTapGuard } from '#features/orders/parts/use-second-tap-guard.ts'

export type Pressed = {
  order: Order
  /** Of several; by default what comes next. Null where there is nothing that this person can do. */
  act?: WorkflowAct | null
  /** It has left the list, and stands here still only because somebody is touching the list. */
  isGone?: boolean
  /** The page of this one order, which takes its Undo to itself. */
  isOnPage?: boolean
}

/** What an order's button does, or did a moment ago, and what went wrong. */
export function useActPress({ order, act: wanted, isGone = false, isOnPage = false }: Pressed) {
  const { user } = useSession()
  const move = useMoveOrder()
  const undoable = useOwnActOn(order.id)
  // Where the act took the order out of this column, its Undo stands at the edge of the screen instead.
  const hasOwnPlace = !isOnPage && !isGone && isDoneHere(move.data, order)
  const takesBack = (hasOwnPlace && undoable) || null
  const { isGuarded, isTooEarly, handlePointerDown, handlePointerLeave } = useSecondTapGuard({
    what: `${order.status} ${takesBack ? 'undo' : ''}`,
    isWaiting: move.isPending,
    startsGuarded: isJustDone(order.id) || (isOnPage && !stillness.get()),
  })
  const isMoved = useShownStatus(order, isGuarded) !== order.status
  const next = wanted === undefined ? nextAct(order.status, user) : wanted
  // Of an act that got no answer one may hear later that it was done: then nothing is wrong any more.
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

/** What is being done just now. */
function actOf(asked: { act: OrderAct } | undefined, isPending: boolean): WorkflowAct | undefined {
  return isPending ? workflow.find((act) => act === asked?.act) : undefined
}

/** The status whose button stood here last and could be pressed. */
function useShownStatus({ status }: Order, isGuarded: boolean): Order['status'] {
  const [shownStatus, setShownStatus] = useState(status)
  if (!isGuarded && shownStatus !== status) setShownStatus(status)
  return shownStatus
}

/** Whether what was done here left the order in its column, as it stands now. */
function isDoneHere(done: Order | undefined, order: Order): boolean {
  return done !== undefined && done.version === order.version && done.lastAct !== null && staysIn(done)
}

function staysIn({ lastAct, status }: Order): boolean {
  return lastAct?.fromStatus != null && groupOf(lastAct.fromStatus) === groupOf(status)
}

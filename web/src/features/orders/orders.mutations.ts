import {
  acceptOrderPath,
  discountOrderPath,
  keepOrderPath,
  ordersPath,
  payOrderPath,
  recallOrderPath,
  refundOrderPath,
  undoOrderPath,
} from '@brigade/domain/orders/orders.api.ts'
import { isDoneBy } from '@brigade/domain/access/principal.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import type { GiveBack, TakePayment } from '@brigade/domain/orders/payments.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type OrderAct, orderMoves } from '@brigade/domain/orders/orders.status.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiGet, apiPatch } from '#kit/api-client.ts'
import { ApiError, toApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'
import { applyNow } from '#kit/live-rules.ts'
import { useUser } from '#kit/session.ts'
import { actErrorText, showToast } from '#kit/toasts.ts'
import { currentOrderOf, lostRaceOf, raceSentence } from '#features/orders/lost-race.ts'
import { doAct, forgetOwnAct, noteUndoProblem, type OwnAct } from '#features/orders/own-acts.ts'
import { undoRefusalOf } from '#features/orders/undo-refusal.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

export type OrderMove = {
  order: Order
  act: Exclude<OrderAct, 'update' | 'recall'>
  cancelReason?: string
  mergedInto?: number
}

/** Moves an order on. The answer is shown at once; what fails is told at the button, by `problemOf`. */
export function useMoveOrder() {
  const tellRace = useRaceTeller()
  const user = useUser()
  return useMutation({
    mutationFn: (move: OrderMove) => doAct(move.order.id, () => moveOrder(move, user)),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: (error, { order }) => {
      tellRace(error, order)
      const current = currentOrderOf(error)
      if (current) applyNow(ordersPath, current)
    },
  })
}

/** Takes a ready order back into the kitchen. */
export function useRecallOrder() {
  return useNamedAct(recallOrderPath)
}

/** Answers a guest's wish to cancel: the order is kept. */
export function useKeepOrder() {
  return useNamedAct(keepOrderPath)
}

/** Takes back what this person did last. What stands against it is told where Undo stood. */
export function useUndo() {
  const t = useWords('orders')
  const book = useVenueBook()
  return useMutation({
    mutationFn: ({ order }: OwnAct) =>
      doAct(order.id, () => apiCreate(undoOrderPath, { id: order.id, version: order.version })),
    onSuccess: (order, entry) => {
      forgetOwnAct(entry)
      applyNow(ordersPath, order)
    },
    onError: (error, entry) => {
      const { time } = book.formatsOf(entry.order.restaurantId)
      const { text, order } = undoRefusalOf(error, { t, time })
      if (order) applyNow(ordersPath, order)
      noteUndoProblem(entry, text)
    },
  })
}

/** Takes a percentage off an order. A refusal because it changed meanwhile brings the current one. */
export function useDiscount() {
  return useMutation({
    mutationFn: ({ order, ...discount }: { order: Order; discountPercentage: number; reason: string }) =>
      doAct(order.id, () => apiCreate(discountOrderPath, { id: order.id, version: order.version, ...discount })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: applyCurrent,
  })
}

/** Notes down the tip of an order. */
export function useTip() {
  return useMutation({
    mutationFn: ({ order, tipAmount }: { order: Order; tipAmount: number }) =>
      doAct(order.id, () => apiPatch(ordersPath, order.id, { tipAmount })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: applyCurrent,
  })
}

/** What staff took: in the unit of the currency, with a key under which it is taken once. */
export type Taking = Omit<TakePayment, 'id'> & { idempotencyKey: string }

/** Says that staff took money for an order. */
export function usePayOrder({ id }: Order) {
  return useMutation({
    mutationFn: (taking: Taking) => doAct(id, () => apiCreate(payOrderPath, { id, ...taking })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: applyCurrent,
  })
}

/** What staff gave back: in the unit of the currency, with a key under which it is given back once. */
type Giving = Omit<GiveBack, 'id'> & { idempotencyKey: string }

/** Says that staff gave back what is due to go back of an order. */
export function useRefundOrder({ id }: Order) {
  return useMutation({
    mutationFn: (giving: Giving) => doAct(id, () => apiCreate(refundOrderPath, { id, ...giving })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: applyCurrent,
  })
}

/** Shows the order as it is now, where a refusal brings it. */
function applyCurrent(error: unknown): void {
  const current = currentOrderOf(error) ?? lostRaceOf(error)?.order
  if (current) applyNow(ordersPath, current)
}

/** What to say at the button of an act that failed; null while there is nothing, or where somebody was faster, who is named elsewhere. */
export function problemOf({ error }: { error: unknown }): string | null {
  return error === null || lostRaceOf(error) ? null : actErrorText(error)
}

/** An act that has a call of its own, and needs to know nothing but the order. */
function useNamedAct(path: typeof recallOrderPath | typeof keepOrderPath) {
  const tellRace = useRaceTeller()
  return useMutation({
    mutationFn: ({ id }: Order) => doAct(id, () => apiCreate(path, { id })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: tellRace,
  })
}

/** Tells the second one who was first. */
function useRaceTeller(): (error: unknown, order: Order) => void {
  const t = useWords('orders')
  const user = useUser()
  const book = useVenueBook()
  return (error, order) => {
    const race = lostRaceOf(error)
    if (!race) return
    if (race.order) applyNow(ordersPath, race.order)
    // One's own earlier press, whose answer got lost, is no race.
    if (isDoneBy(race, user)) return
    const { time } = book.formatsOf(order.restaurantId)
    showToast({ kind: 'info', text: raceSentence(race, { t, time }) })
  }
}

async function moveOrder({ order, act, cancelReason, mergedInto }: OrderMove, user: StaffUser): Promise<Order> {
  const { to } = orderMoves[act]
  try {
    if (act === 'accept') return await apiCreate(acceptOrderPath, { id: order.id, version: order.version })
    return await apiPatch(ordersPath, order.id, { status: to, cancelReason, mergedInto })
  } catch (thrown) {
    if (toApiError(thrown).code !== 0) throw thrown
    // No answer came, yet it may have been done: the order itself says.
    const current = await apiGet(ordersPath, order.id)
    if (current.status !== to) {
      applyNow(ordersPath, current)
      throw thrown
    }
    throwIfOthers(current, user)
    return current
  }
}

/** What somebody else did meanwhile is no success of one's own, and can't be taken back: it is told as the server tells it. */
function throwIfOthers(order: Order, user: StaffUser): void {
  const { lastAct, status } = order
  if (lastAct === null || isDoneBy(lastAct, user)) return
  const { by, byKind, byId, at } = lastAct
  const data = { reason: 'statusMoved', status, by, byKind, byId, at, order }
  throw new ApiError({ message: 'Somebody was faster.', code: 409, className: 'conflict', data })
}

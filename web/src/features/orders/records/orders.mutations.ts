import {
  acceptOrderPath,
  discardTestOrderPath,
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
import { apiCreate, apiGet, apiPatch } from '#kit/calls/api-client.ts'
import { ApiError, toApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { useUser } from '#kit/calls/session.ts'
import { actErrorText, showToast } from '#kit/calls/toasts.ts'
import { currentOrderOf, lostRaceOf, raceSentence } from '#features/orders/records/lost-race.ts'
import { doAct, forgetOwnAct, noteUndoProblem, type OwnAct } from '#features/orders/records/own-acts.ts'
import { undoRefusalOf } from '#features/orders/records/undo-refusal.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

export type OrderMove = {
  order: Order
  act: Exclude<OrderAct, 'update' | 'recall'>
  cancelReason?: string
  mergedInto?: number
}

/** Moves an order to its next status. Shows the answer at once; errors are shown at the button, by `problemOf`. */
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

/** Recalls a ready order into the kitchen. */
export function useRecallOrder() {
  return useNamedAct(recallOrderPath)
}

/** Discards a test order. */
export function useDiscardTest() {
  return useNamedAct(discardTestOrderPath)
}

/** Declines a guest's request to cancel: the order is kept. */
export function useKeepOrder() {
  return useNamedAct(keepOrderPath)
}

/** Undoes this user's last act. If that is refused, the reason is shown in the place of Undo. */
export function useUndo() {
  const t = useTranslations('orders')
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

/**
 * Sets the discount of an order as a percentage. A refusal because the order changed in between contains the current
 * one.
 */
export function useDiscount() {
  return useMutation({
    mutationFn: ({ order, ...discount }: { order: Order; discountPercentage: number; reason: string }) =>
      doAct(order.id, () => apiCreate(discountOrderPath, { id: order.id, version: order.version, ...discount })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: applyCurrent,
  })
}

/** Records the tip of an order. */
export function useTip() {
  return useMutation({
    mutationFn: ({ order, tipAmount }: { order: Order; tipAmount: number }) =>
      doAct(order.id, () => apiPatch(ordersPath, order.id, { tipAmount })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: applyCurrent,
  })
}

/** A payment that staff took: in the unit of the currency, with an idempotency key. */
export type KeyedTaking = Omit<TakePayment, 'id'> & { idempotencyKey: string }

/** Records a payment for an order. */
export function usePayOrder({ id }: Order) {
  return useMutation({
    mutationFn: (taking: KeyedTaking) => doAct(id, () => apiCreate(payOrderPath, { id, ...taking })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: applyCurrent,
  })
}

/** A refund that staff gave: in the unit of the currency, with an idempotency key. */
type Giving = Omit<GiveBack, 'id'> & { idempotencyKey: string }

/** Records the refund of the amount that is due back for an order. */
export function useRefundOrder({ id }: Order) {
  return useMutation({
    mutationFn: (giving: Giving) => doAct(id, () => apiCreate(refundOrderPath, { id, ...giving })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: applyCurrent,
  })
}

/** Shows the current order, if the refusal contains it. */
function applyCurrent(error: unknown): void {
  const current = currentOrderOf(error) ?? lostRaceOf(error)?.order
  if (current) applyNow(ordersPath, current)
}

/**
 * Returns the error for the button of an act; null if there is none, or if another user was faster, who is named
 * elsewhere.
 */
export function problemOf({ error }: { error: unknown }): string | null {
  return error === null || lostRaceOf(error) ? null : actErrorText(error)
}

/** Returns a mutation for an act that has a path of its own, and needs only the order. */
function useNamedAct(path: typeof recallOrderPath | typeof keepOrderPath | typeof discardTestOrderPath) {
  const tellRace = useRaceTeller()
  return useMutation({
    mutationFn: ({ id }: Order) => doAct(id, () => apiCreate(path, { id })),
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: tellRace,
  })
}

/** Returns a function that shows the second user who was first. */
function useRaceTeller(): (error: unknown, order: Order) => void {
  const t = useTranslations('orders')
  const user = useUser()
  const book = useVenueBook()
  return (error, order) => {
    const race = lostRaceOf(error)
    if (!race) return
    if (race.order) applyNow(ordersPath, race.order)
    // The user's own earlier press, whose answer was lost, is not a race.
    if (isDoneBy(race, user)) return
    const { time } = book.formatsOf(order.restaurantId)
    showToast({ kind: 'info', text: raceSentence(race, { order, t, time }) })
  }
}

async function moveOrder({ order, act, cancelReason, mergedInto }: OrderMove, user: StaffUser): Promise<Order> {
  const { to } = orderMoves[act]
  try {
    if (act === 'accept') return await apiCreate(acceptOrderPath, { id: order.id, version: order.version })
    return await apiPatch(ordersPath, order.id, { status: to, cancelReason, mergedInto })
  } catch (thrown) {
    if (toApiError(thrown).code !== 0) throw thrown
    // There was no answer, yet it may have been done: the order itself shows it.
    const current = await apiGet(ordersPath, order.id)
    if (current.status !== to) {
      applyNow(ordersPath, current)
      throw thrown
    }
    throwIfOthers(current, user)
    return current
  }
}

/**
 * Throws if another user did this in between: it is not this user's success, and this user can't undo it. The error is
 * the same as the server's.
 */
function throwIfOthers(order: Order, user: StaffUser): void {
  const { lastAct, status } = order
  if (lastAct === null || isDoneBy(lastAct, user)) return
  const { by, byKind, byId, at } = lastAct
  const data = { reason: 'statusMoved', status, by, byKind, byId, at, order }
  throw new ApiError({ message: 'Somebody was faster.', code: 409, className: 'conflict', data })
}

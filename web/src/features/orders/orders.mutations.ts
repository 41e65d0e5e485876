import { acceptOrderPath, ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { CartLineInput, Order } from '@brigade/domain/orders/orders.schema.ts'
import { type OrderAct, orderMoves } from '@brigade/domain/orders/orders.status.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiGet, apiPatch } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'
import { applyNow } from '#kit/live.ts'
import { useUser } from '#kit/session.ts'
import { showError, showToast } from '#kit/toasts.ts'
import { currentOrderOf, lostRaceOf, raceSentence } from '#features/orders/lost-race.ts'
import { useVenueBook } from '#features/orders/venue-book.tsx'

export type MoveOrder = {
  order: Order
  act: Exclude<OrderAct, 'update'>
  cancelReason?: string
  mergedInto?: number
}

export type ChangeCart = {
  id: number
  /** Of the order that the cart was made from. */
  version: number
  cart: CartLineInput[]
  covers: number
}

/** Moves an order on. The answer is shown at once; whoever was second reads who was first. */
export function useMoveOrder() {
  const t = useWords('orders')
  const user = useUser()
  const book = useVenueBook()
  return useMutation({
    mutationFn: moveOrder,
    onSuccess: (order) => applyNow(ordersPath, order),
    onError: (error, { order }) => {
      const race = lostRaceOf(error)
      if (!race) return showError(error)
      if (race.order) applyNow(ordersPath, race.order)
      // One's own earlier press, whose answer got lost, is no race.
      if (race.by === `${user.fname} ${user.lname}`.trim()) return undefined
      const { time } = book.formatsOf(order.restaurantId)
      return showToast({ kind: 'info', text: raceSentence(race, { t, time }) })
    },
  })
}

/** Writes a changed cart. A refusal because the order changed meanwhile brings the current one, for the drawer to show. */
export function useChangeCart() {
  const t = useWords('orders')
  return useMutation({
    mutationFn: ({ id, ...change }: ChangeCart) => apiPatch<Order>(ordersPath, id, change),
    onSuccess: (order) => {
      applyNow(ordersPath, order)
      showToast({ kind: 'success', text: t('cart.saved') })
    },
    onError: (error) => {
      const current = currentOrderOf(error) ?? lostRaceOf(error)?.order
      if (current) applyNow(ordersPath, current)
    },
  })
}

async function moveOrder({ order, act, cancelReason, mergedInto }: MoveOrder): Promise<Order> {
  const { to } = orderMoves[act]
  try {
    if (act === 'accept') return await apiCreate<Order>(acceptOrderPath, { id: order.id })
    return await apiPatch<Order>(ordersPath, order.id, { status: to, cancelReason, mergedInto })
  } catch (thrown) {
    if (toApiError(thrown).code !== 0) throw thrown
    // No answer came, yet it may have been done: the order itself says.
    const current = await apiGet<Order>(ordersPath, order.id)
    if (current.status === to) return current
    applyNow(ordersPath, current)
    throw thrown
  }
}

import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { changeOfDraft, type OrderDraft, orderOfDraft, type PricedDraft } from '@brigade/domain/orders/orders.draft.ts'
import type { Order, PatchOrder, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { apiCreate, apiPatch } from '#kit/calls/api-client.ts'
import { errorText, showToast } from '#kit/calls/toasts.ts'
import { finishTool, type ToolAddress } from '#kit/features/finished-tools.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { isPending } from '#kit/outbox/entries.ts'
import { ask, isEntryShown, registerSender } from '#kit/outbox/outbox.ts'
import { currentOrderOf, lostRaceOf } from '#features/orders/records/lost-race.ts'
import { doAct } from '#features/orders/records/own-acts.ts'
import { newOrderTool, sentOrders, updateOrderTool } from '#features/orders/records/order-tools.ts'
import {
  bringTogether,
  forgetOrder,
  isCartUnchanged,
  type KeptName,
  keptOrder,
} from '#features/orders/placing/kept-order.ts'

/** The request that places an order or changes one. */
export type SentOrder = { kind: 'place'; body: PlaceOrder } | { kind: 'change'; id: number; body: PatchOrder }

registerSender<SentOrder, Order>(sentOrders, () => ({
  send: (sent, idempotencyKey) =>
    sent.kind === 'place'
      ? apiCreate(ordersPath, { ...sent.body, idempotencyKey })
      : doAct(sent.id, () => apiPatch(ordersPath, sent.id, { ...sent.body, idempotencyKey })),
  onDone(order, { name, request }) {
    forgetOrder(name)
    applyNow(ordersPath, order)
    showToast({ kind: 'success', text: translate(request.kind === 'place' ? 'placing:placed' : 'placing:saved') })
    // Also closes an editor that a slow device has not rendered yet after a reload: it would open empty.
    finishTool(toolOf(request))
  },
  onRefused(error, { name, request }) {
    const current = currentOrderOf(error) ?? lostRaceOf(error)?.order ?? null
    if (current) applyNow(ordersPath, current)
    if (current && request.kind === 'change' && isUntouchedSince(name, current)) {
      // Another user accepted it, for example, and changed none of the values that were sent.
      bringTogether(current)
      void sendOrder(name, { ...request, body: { ...request.body, version: current.version } })
    } else if (!isEntryShown(name)) {
      // The form is closed, so a message is shown on the current screen.
      showToast({ kind: 'error', text: refusalOf(request, error) })
    }
  },
  onLeft: () => showToast({ kind: 'info', text: translate('placing:unanswered.told') }),
  unfinishedText: () => translate('placing:unanswered.told'),
}))

/** Places an order or changes one, unless that was sent and not answered: then the outbox sends it again. */
export async function sendOrder(name: KeptName, request: SentOrder): Promise<void> {
  if (!isPending(name)) await ask({ name, kind: sentOrders, place: 'page', request })
}

type OrderToSend = { order: Order | null; draft: OrderDraft; priced: PricedDraft; venue: Venue }

/**
 * Returns the request of a draft: a new order, or a change to this one, based on the version that the draft was made
 * from.
 */
export function sentOrderOf({ order, ...placing }: OrderToSend): SentOrder {
  if (order === null) return { kind: 'place', body: orderOfDraft(placing) }
  return { kind: 'change', id: order.id, body: changeOfDraft({ ...placing, version: order.version }) }
}

function toolOf(sent: SentOrder): ToolAddress {
  return sent.kind === 'place' ? { tool: newOrderTool } : { tool: updateOrderTool, order: String(sent.id) }
}

function isUntouchedSince(name: KeptName, current: Order): boolean {
  const base = keptOrder(name)?.base
  return base !== null && base !== undefined && current.version > base.version && isCartUnchanged(base, current)
}

function refusalOf(sent: SentOrder, error: unknown): string {
  const reason = errorText(error)
  return sent.kind === 'place'
    ? translate('placing:refused', { reason })
    : translate('placing:changeRefused', { id: sent.id, reason })
}

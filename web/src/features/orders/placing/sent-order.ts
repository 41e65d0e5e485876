import { changeOfDraft, type OrderDraft, orderOfDraft, type PricedDraft } from '@brigade/domain/orders/orders.draft.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { SentOrder } from '#features/orders/placing/kept-order.ts'

type OrderToSend = { order: Order | null; draft: OrderDraft; priced: PricedDraft; venue: Venue }

/** What is sent of a draft: a new order, or a change of this one from the version that it was drawn from. */
export function sentOrderOf({ order, ...placing }: OrderToSend): SentOrder {
  if (order === null) return { kind: 'place', body: orderOfDraft(placing) }
  return { kind: 'change', id: order.id, body: changeOfDraft({ ...placing, version: order.version }) }
}

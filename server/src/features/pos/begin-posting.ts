import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { posOrderOf } from '@brigade/domain/pos/pos.order.ts'
import { addressOfCart, isPostable, lacksPosIds } from '@brigade/domain/pos/pos.posting.ts'
import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import type { PostingFailure } from '@brigade/domain/pos/pos.states.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { holdWholeOrder, readOrder } from '#features/orders/public/read-order.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { type Transaction, one } from '#kit/database/transaction.ts'
import { endPosting } from './end-posting.ts'
import { postingColumns, type PostingRow } from './posting-columns.ts'
import { findPosting } from './postings-of.ts'
import type { Sending } from './send-to-pos.ts'
import type { CheckRow } from './pos-columns.ts'

type Begun = {
  /** The call to send now; missing if the posting was withdrawn, or can't be sent. */
  sending?: Sending
  /** The posting was begun before. */
  isOver?: true
}

/** Begins a posting, once, and builds the call from the order as it is now. */
export function* beginPosting(id: number, now: Date): Transaction<Begun> {
  const posting = yield* findPosting(id)
  // The order is locked first, as everywhere that locks both.
  if (posting) yield* holdWholeOrder(posting.orderId)
  const [begun] = yield* postingColumns.update(
    { state: 'running', begunAt: now.toISOString() },
    { where: `"id" = ? AND "state" = 'waiting'`, params: [id] },
  )
  if (!begun) return yield* tellOfEarlier(id)
  const found = yield* readOrder(begun.orderId)
  const venue = yield* readVenue(begun.restaurantId)
  if (!found || !venue) throw new Error(`The order of posting ${id} is gone`)
  const { order, currency } = found
  const address = addressOf(venue, order, begun)
  const reason = failureOf({ venue, order, begun, address })
  if (reason || !address) {
    const outcome = { state: 'failed', reason: reason ?? 'noAddress', message: null } as const
    yield* endPosting(id, { outcome, url: null, now })
    return {}
  }
  const check = venue.isCheckPos ? yield* findCheck(begun.restaurantId, order.table) : undefined
  const isOpen = check !== undefined && address.openCheckUrl !== ''
  const bodyWith = (its: typeof check | null) =>
    JSON.stringify(posOrderOf({ order, currency, tenderMedia: venue.tenderMedia, address, check: its ?? null }))
  const url = isOpen ? address.openCheckUrl : address.endPointUrl
  yield* postingColumns.update({ addressId: address.id, url }, { where: '"id" = ?', params: [id] })
  return {
    sending: {
      openCheck: isOpen ? { url, body: bodyWith(check) } : null,
      normal: { url: address.endPointUrl, body: bodyWith(null) },
    },
  }
}

function* tellOfEarlier(id: number): Transaction<Begun> {
  const row = yield* findPosting(id)
  return row && row.state !== 'withdrawn' ? { isOver: true } : {}
}

function addressOf(venue: Venue, order: Order, { addressId }: PostingRow): PosAddress | undefined {
  const { integratedPOSList: list } = venue
  return addressId === null ? addressOfCart(list, order.cart) : list.find(({ id }) => id === addressId)
}

function failureOf({
  venue,
  order,
  begun,
  address,
}: {
  venue: Venue
  order: Order
  begun: PostingRow
  address: PosAddress | undefined
}): PostingFailure | undefined {
  if (!venue.isPOSIntegrated) return 'notIntegrated'
  if (!isPostable(order)) return 'notAccepted'
  if (!address) return begun.addressId === null ? 'noAddress' : 'addressUnknown'
  return lacksPosIds(order.cart) ? 'posIdsMissing' : undefined
}

/** Returns the check that a room has open, if it has one. */
function* findCheck(restaurantId: number, tableRoomNumber: string): Transaction<CheckRow | undefined> {
  return yield* one<CheckRow>(
    'SELECT * FROM pos_checks WHERE "restaurantId" = ? AND "tableRoomNumber" = ?',
    restaurantId,
    tableRoomNumber,
  )
}

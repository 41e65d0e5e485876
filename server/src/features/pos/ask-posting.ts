import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import { addressOfCart, addressOfUrl, lacksPosIds, refusalOfPosting } from '@brigade/domain/pos/pos.posting.ts'
import type { PostToPos } from '@brigade/domain/pos/pos.post.schema.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { findOrder } from '#features/orders/public/find-order.ts'
import { holdWholeOrder } from '#features/orders/public/read-order.ts'
import { assertReleased } from '#features/orders/public/assert-released.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { conflict, unprocessable } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { postingColumns } from './posting-columns.ts'
import { postingsOf } from './postings-of.ts'
import { isThereInPart, queuePosting, withdrawPosting } from './queue-posting.ts'

export type AskPosting = { body: PostToPos; principal: Principal; now: Date }

/**
 * Posts an order now, because a person asks for it. Throws NotFound for another tenant's, Unprocessable if the venue is not ready for it,
 * also for an address that is not its own, and Conflict if a posting is in progress, or if the point of sale has the order or may have it
 * and the caller does not accept that it may arrive twice. (product, Point of sale)
 */
export function* askPosting({ body, principal, now }: AskPosting): Transaction<PosPosting> {
  const { orderId, url, attempt, mayArriveTwice = false } = body
  assertReleased(yield* findOrder(orderId, principal))
  const order = yield* holdWholeOrder(orderId)
  const venue = yield* readVenue(order.restaurantId)
  if (!venue) throw new Error(`The venue of order ${orderId} is gone`)
  const addressId = addressFor(venue, order, url)
  const postings = (yield* postingsOf(orderId)).map((row) => postingColumns.read(row))
  const known = { ...order, postedToPOS: yield* isThereInPart(order) }
  const code = refusalOfPosting({ order: known, postings, attempt, mayArriveTwice })
  if (code) {
    const extras = { status: order.status, order, posting: postings.at(-1) ?? null }
    throw conflict({ message: posErrors[code], reason: code, extras })
  }
  if (lacksPosIds(order.cart)) throw unprocessable({ message: posErrors.posIdsMissing, reason: 'posIdsMissing' })
  yield* withdrawPosting(orderId, { reason: 'replaced', now })
  const done = doneBy(principal, now)
  return yield* queuePosting({ order, postings, done, dueAt: now, isAutomatic: false, addressId })
}

/** Returns the address that the caller names; null if the venue's own flow finds one. */
function addressFor({ isPOSIntegrated, integratedPOSList: list }: Venue, { cart }: Order, url?: string): number | null {
  if (!isPOSIntegrated) throw unprocessable({ message: posErrors.notIntegrated, reason: 'notIntegrated' })
  if (url === undefined) {
    if (!addressOfCart(list, cart)) throw unprocessable({ message: posErrors.noAddress, reason: 'noAddress' })
    return null
  }
  const address = addressOfUrl(list, url)
  const message = posErrors.addressUnknown
  if (!address) throw unprocessable({ message, reason: 'addressUnknown', fields: { url: message } })
  return address.id
}

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { Suspense } from 'react'
import { lazyPart } from '#kit/late-parts.ts'
import { registeredOrderNotices } from '#features/orders/door/register-order-notice.ts'
import { useVenueBook } from '#features/orders/venue-book.tsx'

// All features are known before the first page of an order is fetched.
const notices = registeredOrderNotices().map((load) => lazyPart(async () => ({ default: await load() })))

/** What other features have to say about an order. */
export function OrderNotices({ order }: { order: Order }) {
  const formats = useVenueBook().formatsOf(order.restaurantId)
  return notices.map((Notice, index) => (
    <Suspense key={index}>
      <Notice order={order} formats={formats} />
    </Suspense>
  ))
}

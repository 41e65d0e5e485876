import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useDeferredValue, useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Page } from '#ui/page.tsx'
import { Board } from '#features/orders/board/board.tsx'
import { matchesText } from '#features/orders/board/board-columns.ts'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { useAddressText } from '#kit/use-address.ts'
import { VenueChips } from '#features/orders/parts/venue-chips.tsx'

/** The active orders of all venues, or of the one that was chosen: for head office. */
export function AllVenuesPage() {
  const t = useWords('orders')
  return <BoardFrame title={t('all.title')}>{({ orders }) => <AllVenues orders={orders} />}</BoardFrame>
}

function AllVenues({ orders }: { orders: readonly Order[] }) {
  const t = useWords('orders')
  const [text, setText] = useAddressText('q')
  const [venue, setVenue] = useAddressText('venue')
  const wanted = useDeferredValue(text)
  const venueId = /^\d+$/.test(venue) ? Number(venue) : null
  const shown = useMemo(
    () =>
      orders.filter(
        (order) => (venueId === null || order.restaurantId === venueId) && (!wanted || matchesText(order, wanted)),
      ),
    [orders, wanted, venueId],
  )
  return (
    <Page title={t('all.title')} isWide actions={<OrderSearch text={text} onChange={setText} />}>
      <VenueChips orders={orders} chosen={venueId} onChoose={(id) => setVenue(id === null ? '' : String(id))} />
      <Board orders={shown} isFiltered={shown.length < orders.length} showsVenue={venueId === null} />
    </Page>
  )
}

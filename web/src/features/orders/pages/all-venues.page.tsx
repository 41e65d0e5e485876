import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useDeferredValue, useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Page } from '#ui/page.tsx'
import { Board } from '#features/orders/board/board.tsx'
import { matchesText } from '#features/orders/board/board-columns.ts'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { FilterBar } from '#features/orders/parts/filter-bar.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { useAddressText } from '#kit/use-address.ts'
import { useOrderFilter } from '#features/orders/parts/use-order-filter.ts'
import { VenueChips } from '#features/orders/parts/venue-chips.tsx'

/** The active orders of all venues, or of the one that was chosen: for head office. */
export function AllVenuesPage() {
  const t = useWords('orders')
  return <BoardFrame title={t('screens.all')}>{({ records }) => <AllVenues orders={records} />}</BoardFrame>
}

function AllVenues({ orders }: { orders: readonly Order[] }) {
  const t = useWords('orders')
  const [text, setText] = useOrderFilter()
  const [venue, setVenue] = useAddressText('venue')
  const wanted = useDeferredValue(text)
  const venueId = /^\d+$/.test(venue) ? Number(venue) : null
  const ofVenue = useMemo(
    () => (venueId === null ? orders : orders.filter(({ restaurantId }) => restaurantId === venueId)),
    [orders, venueId],
  )
  const shown = useMemo(
    () => (wanted ? ofVenue.filter((order) => matchesText(order, wanted)) : ofVenue),
    [ofVenue, wanted],
  )
  return (
    <Page title={t('screens.all')} isWide actions={<OrderSearch text={text} onChange={setText} />}>
      <VenueChips orders={orders} chosen={venueId} onChoose={(id) => setVenue(id === null ? '' : String(id))} />
      <FilterBar text={wanted} shown={shown.length} total={ofVenue.length} onClear={() => setText('')} />
      <Board orders={shown} all={ofVenue} showsVenue={venueId === null} />
    </Page>
  )
}

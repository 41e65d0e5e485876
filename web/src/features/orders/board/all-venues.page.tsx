import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Board } from '#features/orders/board/board.tsx'
import { BoardChips } from '#features/orders/board/board-chips.tsx'
import { useBoardFilter } from '#features/orders/board/use-board-filter.ts'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { BoardScreen } from '#features/orders/parts/board-screen.tsx'
import { DensitySwitch } from '#features/orders/parts/density-switch.tsx'
import { FilterBar } from '#features/orders/parts/filter-bar.tsx'
import { FoldedOrderSearch } from '#features/orders/parts/folded-order-search.tsx'
import { useAddressText } from '#kit/address/use-address.ts'
import { VenueChips } from '#features/orders/parts/venue-chips.tsx'

/** Shows the active orders of all venues, or of the chosen one: for head office. */
export function AllVenuesPage() {
  const t = useTranslations('orders')
  return <BoardFrame title={t('screens.all')}>{({ records }) => <AllVenues orders={records} />}</BoardFrame>
}

function AllVenues({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const [venue, setVenue] = useAddressText('venue')
  const venueId = /^\d+$/.test(venue) ? Number(venue) : null
  const ofVenue = useMemo(
    () => (venueId === null ? orders : orders.filter(({ restaurantId }) => restaurantId === venueId)),
    [orders, venueId],
  )
  const { text, setText, wanted, shown, ...filter } = useBoardFilter(ofVenue)
  return (
    <BoardScreen
      title={t('screens.all')}
      filters={<BoardChips {...filter} />}
      tools={
        <>
          <DensitySwitch />
          <FoldedOrderSearch text={text} onChange={setText} />
        </>
      }
    >
      <VenueChips orders={orders} chosen={venueId} onChoose={(id) => setVenue(id === null ? '' : String(id))} />
      <FilterBar
        text={wanted}
        shown={shown.length}
        total={filter.ofChoice[filter.choice].length}
        onClear={() => setText('')}
      />
      <Board orders={shown} all={ofVenue} showsVenue={venueId === null} />
    </BoardScreen>
  )
}

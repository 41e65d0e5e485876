import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useDeferredValue, useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Page } from '#ui/page.tsx'
import { Board } from '#features/orders/board/board.tsx'
import { matchesText } from '#features/orders/board/board-columns.ts'
import { SoldOutButton } from '#features/menus/selling/door/sold-out-button.tsx'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { FilterBar } from '#features/orders/parts/filter-bar.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { useOrderFilter } from '#features/orders/parts/use-order-filter.ts'

/** The open orders of a venue in four columns, live: for managers and order takers. */
export function OrderListPage() {
  const t = useWords('orders')
  return <BoardFrame title={t('screens.list')}>{({ records }) => <OrderList orders={records} />}</BoardFrame>
}

function OrderList({ orders }: { orders: readonly Order[] }) {
  const t = useWords('orders')
  const [text, setText] = useOrderFilter()
  const wanted = useDeferredValue(text)
  const shown = useMemo(
    () => (wanted ? orders.filter((order) => matchesText(order, wanted)) : orders),
    [orders, wanted],
  )
  return (
    <Page
      title={t('screens.list')}
      isWide
      note={<SoldOutButton />}
      actions={<OrderSearch text={text} onChange={setText} />}
    >
      <FilterBar text={wanted} shown={shown.length} total={orders.length} onClear={() => setText('')} />
      <Board orders={shown} all={orders} />
    </Page>
  )
}

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useMedia } from '#kit/use-media.ts'
import { Page } from '#ui/page.tsx'
import { matchesText } from '#features/orders/board/board-columns.ts'
import { useBoardKeys } from '#features/orders/board/use-board-keys.ts'
import { FloorColumns } from '#features/orders/floor/floor-columns.tsx'
import { FloorList } from '#features/orders/floor/floor-list.tsx'
import { ordersOfFloor } from '#features/orders/floor/floor-sections.ts'
import { FloorTabs } from '#features/orders/floor/floor-tabs.tsx'
import { floorSections as sections } from '#features/orders/live-screens.ts'
import { SoldOutButton } from '#features/menus/selling/door/sold-out-button.tsx'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { FilterBar } from '#features/orders/parts/filter-bar.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { useOrderFilter } from '#features/orders/parts/use-order-filter.ts'
import { useAddressChoice } from '#kit/use-address.ts'

const choices = ['all', ...sections] as const

/** Room for three columns of whole cards, as on a tablet on its side. */
const wide = matchMedia('(width >= 900px) and (height >= 600px)')

/** The waiter's screen: what is ready, cooked and brought, beside each other or one below the other. */
export function ActiveOrdersPage() {
  const t = useWords('orders')
  return <BoardFrame title={t('screens.active')}>{({ records }) => <ActiveOrders orders={records} />}</BoardFrame>
}

function ActiveOrders({ orders }: { orders: readonly Order[] }) {
  const t = useWords('orders')
  const screen = useRef<HTMLDivElement>(null)
  const handleKeyDown = useBoardKeys(screen)
  const isWide = useMedia(wide) && orders.length > 0
  const [text, setText] = useOrderFilter()
  const [chosen, choose] = useAddressChoice('show', choices)
  const all = useMemo(() => ordersOfFloor(orders), [orders])
  const found = useMemo(() => ordersOfFloor(orders.filter((order) => matchesText(order, text))), [orders, text])
  const inOrder = useMemo(() => sections.flatMap((section) => found[section]), [found])
  const shown = chosen === 'all' ? inOrder : found[chosen]
  const whenEmpty =
    chosen === 'all' ? { title: t('active.empty'), text: t('active.emptyText') } : { title: t('active.emptySection') }
  return (
    <Page
      title={t('screens.active')}
      isWide
      note={<SoldOutButton />}
      actions={<OrderSearch text={text} onChange={setText} />}
    >
      {isWide ? null : <FloorTabs found={found} all={all} chosen={chosen} onChoose={choose} />}
      <FilterBar
        text={text}
        shown={inOrder.length}
        total={sections.flatMap((section) => all[section]).length}
        onClear={() => setText('')}
      />
      {isWide ? (
        <FloorColumns screen={screen} found={found} all={all} onKeyDown={handleKeyDown} />
      ) : (
        <FloorList
          screen={screen}
          orders={shown}
          whenEmpty={text ? { title: t('board.noMatch') } : whenEmpty}
          onKeyDown={handleKeyDown}
        />
      )}
    </Page>
  )
}

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { matchesText } from '#features/orders/board/public/board-columns.ts'
import { useBoardKeys } from '#features/orders/board/public/use-board-keys.ts'
import { FloorColumns } from '#features/orders/floor/floor-columns.tsx'
import { FloorList } from '#features/orders/floor/floor-list.tsx'
import { ordersOfFloor } from '#features/orders/floor/floor-sections.ts'
import { FloorTabs } from '#features/orders/floor/floor-tabs.tsx'
import { floorSections as sections } from '#features/orders/records/live-screens.ts'
import { SoldOutButton } from '#features/menus/selling/public/sold-out-button.tsx'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { FilterBar } from '#features/orders/parts/filter-bar.tsx'
import { BoardScreen } from '#features/orders/parts/board-screen.tsx'
import { DensitySwitch } from '#features/orders/parts/density-switch.tsx'
import { FoldedOrderSearch } from '#features/orders/parts/folded-order-search.tsx'
import { useLateFirst } from '#features/orders/parts/use-late-first.ts'
import { useOrderFilter } from '#features/orders/parts/use-order-filter.ts'
import { useAddressChoice } from '#kit/address/use-address.ts'

const choices = ['all', ...sections] as const

/** Room for three columns of whole cards, as on a tablet in landscape. */
const wide = matchMedia('(width >= 900px) and (height >= 600px)')

/** Shows the waiter's screen: ready, cooking and delivered orders, side by side or one below the other. */
export function ActiveOrdersPage() {
  const t = useTranslations('orders')
  return <BoardFrame title={t('screens.active')}>{({ records }) => <ActiveOrders orders={records} />}</BoardFrame>
}

function ActiveOrders({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const screen = useRef<HTMLDivElement>(null)
  const handleKeyDown = useBoardKeys(screen)
  const isWide = useMedia(wide) && orders.length > 0
  const [text, setText] = useOrderFilter()
  const [chosen, choose] = useAddressChoice('show', choices)
  const lateFirst = useLateFirst(orders)
  const all = useMemo(() => ordersOfFloor(orders, lateFirst), [orders, lateFirst])
  const found = useMemo(
    () =>
      ordersOfFloor(
        orders.filter((order) => matchesText(order, text)),
        lateFirst,
      ),
    [orders, text, lateFirst],
  )
  const inOrder = useMemo(() => lateFirst(sections.flatMap((section) => found[section])), [found, lateFirst])
  const shown = chosen === 'all' ? inOrder : found[chosen]
  const whenEmpty =
    chosen === 'all' ? { title: t('active.empty'), text: t('active.emptyText') } : { title: t('active.emptySection') }
  return (
    <BoardScreen
      title={t('screens.active')}
      filters={isWide ? null : <FloorTabs found={found} all={all} chosen={chosen} onChoose={choose} />}
      tools={
        <>
          <SoldOutButton />
          {isWide ? <DensitySwitch /> : null}
          <FoldedOrderSearch text={text} onChange={setText} />
        </>
      }
    >
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
    </BoardScreen>
  )
}

import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Board } from '#features/orders/board/board.tsx'
import { BoardChips } from '#features/orders/board/board-chips.tsx'
import { useBoardFilter } from '#features/orders/board/use-board-filter.ts'
import { SoldOutButton } from '#features/menus/selling/public/sold-out-button.tsx'
import { PausingTools } from '#features/pausing/public/pausing-tools.tsx'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { BoardScreen } from '#features/orders/parts/board-screen.tsx'
import { DensitySwitch } from '#features/orders/parts/density-switch.tsx'
import { FilterBar } from '#features/orders/parts/filter-bar.tsx'
import { FoldedOrderSearch } from '#features/orders/parts/folded-order-search.tsx'

/** Shows the open orders of a venue in four columns, live: for managers and order takers. */
export function OrderListPage() {
  const t = useTranslations('orders')
  return <BoardFrame title={t('screens.list')}>{({ records }) => <OrderList orders={records} />}</BoardFrame>
}

function OrderList({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const { text, setText, wanted, shown, ...filter } = useBoardFilter(orders)
  return (
    <BoardScreen
      title={t('screens.list')}
      filters={<BoardChips {...filter} />}
      tools={
        <>
          <SoldOutButton />
          <DensitySwitch />
          <FoldedOrderSearch text={text} onChange={setText} />
          <PausingTools />
        </>
      }
    >
      <FilterBar
        text={wanted}
        shown={shown.length}
        total={filter.ofChoice[filter.choice].length}
        onClear={() => setText('')}
      />
      <Board orders={shown} all={orders} />
    </BoardScreen>
  )
}

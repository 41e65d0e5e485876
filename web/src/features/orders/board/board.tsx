import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { orderGroups } from '@brigade/domain/orders/orders.status.ts'
import { useMemo, useRef, useState } from 'react'
import { BoardColumn } from '#features/orders/board/board-column.tsx'
import { countByGroup, createColumnSplitter } from '#features/orders/board/public/board-columns.ts'
import { BoardTabs } from '#features/orders/board/board-tabs.tsx'
import { useBoardKeys } from '#features/orders/board/public/use-board-keys.ts'
import { type BoardLayout, useBoardLayout } from '#features/orders/board/use-board-layout.ts'
import { useCardDensity } from '#features/orders/parts/card-density.ts'
import { useLateFirst } from '#features/orders/parts/use-late-first.ts'
import { useAddressChoice } from '#kit/address/use-address.ts'
import styles from '#features/orders/board/board.module.css'

type BoardProps = {
  orders: readonly Order[]
  /** All orders, including those that a search hides. */
  all: readonly Order[]
  showsVenue?: boolean
}

/** Shows the live board: four columns side by side or two by two, else one at a time behind tabs with counts. */
export function Board({ orders, all, showsVenue }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const { shape, lanes } = useBoardLayout(board, useCardDensity())
  const [tab, setTab] = useAddressChoice('tab', orderGroups)
  const [split] = useState(createColumnSplitter)
  const lateFirst = useLateFirst(orders)
  const columns = useMemo(() => split(orders, lateFirst), [split, orders, lateFirst])
  const totals = useMemo(() => countByGroup(all), [all])
  const handleKeyDown = useBoardKeys(board)
  const hasTabs = shape === 'tabs'
  const shown = hasTabs ? [tab] : orderGroups
  return (
    // The keys belong to the cards inside, which are links; the board itself takes no focus.
    <div
      ref={board}
      className={styles[shape]}
      style={shape === 'columns' ? { gridTemplateColumns: columnsOf(lanes) } : undefined}
      onKeyDown={handleKeyDown}
      role="presentation"
    >
      {hasTabs ? <BoardTabs columns={columns} totals={totals} chosen={tab} onChoose={setTab} /> : null}
      {shown.map((group) => (
        <BoardColumn
          key={group}
          group={group}
          orders={columns[group]}
          total={totals[group]}
          showsVenue={showsVenue}
          lanes={lanes[group]}
          isSmall={shape !== 'columns'}
          isTitleHidden={hasTabs}
        />
      ))}
    </div>
  )
}

function columnsOf(lanes: BoardLayout['lanes']): string {
  return orderGroups.map((group) => `minmax(0, ${lanes[group]}fr)`).join(' ')
}

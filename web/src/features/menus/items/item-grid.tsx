import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback, useMemo, useRef } from 'react'
import type { Formats } from '#kit/formats.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { ItemCard } from '#features/menus/items/card/item-card.tsx'
import type { ItemCardData } from '#features/menus/items/item-cards.queries.ts'
import type { OpenItemTool } from '#features/menus/items/item-tools.ts'
import { useColumns } from '#features/menus/items/use-columns.ts'
import styles from '#features/menus/items/item-grid.module.css'

type ItemGridProps = {
  label: string
  items: readonly ItemCardData[]
  venue: Pick<Venue, 'biLingual'>
  money: Formats['money']
  onOpen: OpenItemTool
}

/** The cards of a menu in one to three columns, of which only those in sight are drawn. */
export function ItemGrid({ label, items, venue, money, onOpen }: ItemGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const columns = useColumns(frame)
  const rows = useMemo(() => inRows(items, columns), [items, columns])
  const renderRow = useCallback(
    (row: readonly ItemCardData[]) => (
      <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {row.map((item) => (
          <ItemCard key={item.id} item={item} venue={venue} money={money} onOpen={onOpen} />
        ))}
      </div>
    ),
    [columns, venue, money, onOpen],
  )
  return (
    <div ref={frame} className={styles.frame}>
      <VirtualList
        label={label}
        className={styles.list}
        items={rows}
        keyOf={keyOf}
        renderItem={renderRow}
        estimateHeight={440}
        gap={16}
        overscan={1}
      />
    </div>
  )
}

function keyOf(row: readonly ItemCardData[]): number {
  return row[0]?.id ?? 0
}

function inRows(items: readonly ItemCardData[], columns: number): ItemCardData[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
}

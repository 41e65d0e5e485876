import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { memo, type MouseEvent, useCallback, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { FloorKind } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { FloorTile } from '#features/tables/parts/floor-tile.tsx'
import { useFloorColumns } from '#features/tables/use-floor-columns.ts'
import { useShieldedTiles } from '#features/tables/use-shielded-tiles.ts'
import styles from '#features/tables/parts/floor-grid.module.css'

type FloorGridProps = { rooms: readonly FloorRoom[]; kinds: readonly FloorKind[] }

/** The tiles of a floor in rows, of which those in sight are drawn. */
export function FloorGrid({ rooms, kinds }: FloorGridProps) {
  const t = useWords('tables')
  const grid = useRef<HTMLDivElement>(null)
  const columns = useFloorColumns(grid)
  const rows = useMemo(() => rowsOf(rooms, columns), [rooms, columns])
  const handleOpen = useOpenedRoom()
  const renderRow = useCallback(
    ({ tiles }: Row) => <FloorRow tiles={tiles} kinds={kinds} columns={columns} onOpen={handleOpen} />,
    [kinds, columns, handleOpen],
  )
  useShieldedTiles(grid, rooms)
  return (
    <div ref={grid} className={styles.grid}>
      <VirtualList
        items={rows}
        keyOf={placeOf}
        renderItem={renderRow}
        estimateHeight={92}
        gap={12}
        overscan={1}
        label={t('list')}
        className={styles.rows}
      />
    </div>
  )
}

/** Opens the room of a link that is pressed; other windows, and what else browsers do with links, are theirs. */
function useOpenedRoom(): (press: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (press) => {
      const isForBrowser = press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey
      if (isForBrowser || press.defaultPrevented) return
      press.preventDefault()
      const { pathname, search } = press.currentTarget
      void navigate(pathname + search)
    },
    [navigate],
  )
}

type Row = { place: number; tiles: readonly FloorRoom[] }

type FloorRowProps = {
  tiles: readonly FloorRoom[]
  kinds: readonly FloorKind[]
  columns: number
  onOpen: (press: MouseEvent<HTMLAnchorElement>) => void
}

const FloorRow = memo(
  function FloorRow({ tiles, kinds, columns, onOpen }: FloorRowProps) {
    return (
      <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {tiles.map((room) => (
          <FloorTile key={room.id} room={room} kinds={kinds} onOpen={onOpen} />
        ))}
      </div>
    )
  },
  (one, other) =>
    one.kinds === other.kinds &&
    one.columns === other.columns &&
    one.onOpen === other.onOpen &&
    one.tiles.length === other.tiles.length &&
    one.tiles.every((room, index) => room === other.tiles[index]),
)

function rowsOf(rooms: readonly FloorRoom[], columns: number): Row[] {
  return Array.from({ length: Math.ceil(rooms.length / columns) }, (_, place) => ({
    place,
    tiles: rooms.slice(place * columns, (place + 1) * columns),
  }))
}

function placeOf({ place }: Row): number {
  return place
}

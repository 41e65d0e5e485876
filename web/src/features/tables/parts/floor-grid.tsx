import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react'
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
  const [makeRows] = useState(createRows)
  const rows = useMemo(() => makeRows(rooms, columns), [makeRows, rooms, columns])
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

function FloorRow({ tiles, kinds, columns, onOpen }: FloorRowProps) {
  return (
    <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {tiles.map((room) => (
        <FloorTile key={room.id} room={room} kinds={kinds} onOpen={onOpen} />
      ))}
    </div>
  )
}

/** Puts rooms into rows. A row with the same rooms as the one that stood there before is the very same, so that it is not drawn again. */
function createRows(): (rooms: readonly FloorRoom[], columns: number) => readonly Row[] {
  let known: readonly Row[] = []
  return (rooms, columns) => {
    known = Array.from({ length: Math.ceil(rooms.length / columns) }, (_, place) => {
      const tiles = rooms.slice(place * columns, (place + 1) * columns)
      const before = known[place]
      return before && isSame(before.tiles, tiles) ? before : { place, tiles }
    })
    return known
  }
}

function isSame(one: readonly FloorRoom[], other: readonly FloorRoom[]): boolean {
  return one.length === other.length && one.every((room, index) => room === other[index])
}

function placeOf({ place }: Row): number {
  return place
}

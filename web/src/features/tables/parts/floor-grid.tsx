import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FloorPart } from '#features/tables/public/floor-slot.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { VirtualList } from '#ui/virtual-list.tsx'
import { type FloorGroup, floorGroupsOf } from '#features/tables/floor-groups.ts'
import { FloorTile } from '#features/tables/parts/floor-tile.tsx'
import { floorGap, useFloorColumns } from '#features/tables/use-floor-columns.ts'
import { useFloorDensity } from '#features/tables/floor-density.ts'
import type { Density } from '#kit/device/density.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/tables/parts/floor-grid.module.css'

type FloorGridProps = {
  rooms: readonly FloorRoom[]
  parts: readonly FloorPart[]
  /** The word before the number of every room of the venue that has one; empty if they have different ones. */
  commonWord: string
  /** True for rows by floor or area, each group below its name. */
  isGrouped: boolean
}

/** Renders the tiles of a floor in rows, of which only the visible ones are drawn. */
export function FloorGrid({ rooms, parts, commonWord, isGrouped }: FloorGridProps) {
  const t = useTranslations('tables')
  const grid = useRef<HTMLDivElement>(null)
  const density = useFloorDensity()
  const columns = useFloorColumns(grid, density)
  const [makeRows] = useState(createRows)
  const rows = useMemo(() => makeRows(rooms, { columns, isGrouped }), [makeRows, rooms, columns, isGrouped])
  const handleOpen = useOpenedRoom()
  const renderRow = useCallback(
    ({ group, tiles }: Row) =>
      group ? (
        <GroupTitle group={group} />
      ) : (
        <FloorRow tiles={tiles} parts={parts} commonWord={commonWord} columns={columns} onOpen={handleOpen} />
      ),
    [parts, commonWord, columns, handleOpen],
  )
  return (
    <div
      ref={grid}
      className={`${styles.grid} ${stack.column} ${stack.fill} ${density === 'comfortable' ? styles.comfortable : ''}`}
    >
      <VirtualList
        key={density}
        items={rows}
        keyOf={placeOf}
        shapeOf={shapeOf}
        renderItem={renderRow}
        estimateHeight={tileHeights[density]}
        gap={floorGap}
        overscan={1}
        label={t('list')}
        className={styles.rows}
      />
    </div>
  )
}

/** Opens the room of a pressed link; other windows, and other uses of links, are left to the browser. */
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

/** In pixels, as in the stylesheet. */
const tileHeights = { compact: 72, comfortable: 100 } satisfies Record<Density, number>

/** A row of tiles, or the name of the group whose rows follow. */
type Row = { place: number; group?: FloorGroup; tiles: readonly FloorRoom[] }

type FloorRowProps = {
  tiles: readonly FloorRoom[]
  parts: readonly FloorPart[]
  commonWord: string
  columns: number
  onOpen: (press: MouseEvent<HTMLAnchorElement>) => void
}

function FloorRow({ tiles, parts, commonWord, columns, onOpen }: FloorRowProps) {
  return (
    <div className={stack.grid2} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {tiles.map((room) => (
        <FloorTile key={room.id} room={room} parts={parts} commonWord={commonWord} onOpen={onOpen} />
      ))}
    </div>
  )
}

function GroupTitle({ group: { of, rooms } }: { group: FloorGroup }) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const name = typeof of === 'number' ? t('codes.floor', { floor: number(of) }) : of || t('codes.noFloor')
  return (
    <h2 className={`${styles.group} ${stack.row2}`}>
      <bdi>{name}</bdi> <span className={`${font.soft} ${font.regular}`}>{number(rooms.length)}</span>
    </h2>
  )
}

type Arrangement = { columns: number; isGrouped: boolean }

/**
 * Arranges rooms in rows. A row with the same rooms as the one before in its place is the identical object, so that it
 * is not rendered again.
 */
function createRows(): (rooms: readonly FloorRoom[], arranged: Arrangement) => readonly Row[] {
  let known: readonly Row[] = []
  return (rooms, { columns, isGrouped }) => {
    const groups: readonly (FloorGroup | null)[] = isGrouped ? floorGroupsOf(rooms) : [null]
    const rows = groups.flatMap((group): Omit<Row, 'place'>[] => [
      ...(group ? [{ group, tiles: [] }] : []),
      ...rowsOf(group?.rooms ?? rooms, columns).map((tiles) => ({ tiles })),
    ])
    known = rows.map((row, place) => {
      const before = known[place]
      return before && isSameRow(before, row) ? before : { place, ...row }
    })
    return known
  }
}

function rowsOf(rooms: readonly FloorRoom[], columns: number): (readonly FloorRoom[])[] {
  return Array.from({ length: Math.ceil(rooms.length / columns) }, (_, place) =>
    rooms.slice(place * columns, (place + 1) * columns),
  )
}

function isSameRow(one: Omit<Row, 'place'>, other: Omit<Row, 'place'>): boolean {
  return (
    one.group?.of === other.group?.of &&
    one.group?.rooms.length === other.group?.rooms.length &&
    isSame(one.tiles, other.tiles)
  )
}

function isSame(one: readonly FloorRoom[], other: readonly FloorRoom[]): boolean {
  return one.length === other.length && one.every((room, index) => room === other[index])
}

function placeOf({ place }: Row): number {
  return place
}

/** Names are lower than tiles. */
function shapeOf({ group }: Row): number {
  return group ? 1 : 0
}

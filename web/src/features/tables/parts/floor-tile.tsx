import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { memo, type MouseEvent } from 'react'
import type { FloorKind } from '#kit/floor-parts.ts'
import { roomAddress } from '#features/tables/tables-address.ts'
import styles from '#features/tables/parts/floor-grid.module.css'

type FloorTileProps = {
  room: FloorRoom
  kinds: readonly FloorKind[]
  /** Follows the link without loading the page again. The same for all tiles: a link of the router costs more than all else of a tile. */
  onOpen: (press: MouseEvent<HTMLAnchorElement>) => void
}

/** A table or room, and how much of each kind goes on there. Drawn again only when something of it changes. */
export const FloorTile = memo(function FloorTile({ room, kinds, onOpen }: FloorTileProps) {
  return (
    <a
      href={roomAddress(room)}
      className={`${styles.tile} ${room.worst ? styles.busy : ''}`}
      data-room={room.id}
      onClick={onOpen}
    >
      <bdi className={styles.name}>{room.name}</bdi>{' '}
      {kinds.map(({ name, Tag }) => {
        const count = room.counts[name]
        return count ? <Tag key={name} count={count} /> : null
      })}
    </a>
  )
})

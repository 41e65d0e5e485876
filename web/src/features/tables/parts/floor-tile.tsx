import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import type { FloorKind } from '#kit/floor-parts.ts'
import { roomAddress } from '#features/tables/tables-address.ts'
import styles from '#features/tables/parts/floor-grid.module.css'

type FloorTileProps = { room: FloorRoom; kinds: readonly FloorKind[] }

/** A table or room, and how much of each kind goes on there. Drawn again only when something of it changes. */
export const FloorTile = memo(function FloorTile({ room, kinds }: FloorTileProps) {
  return (
    <Link to={roomAddress(room)} className={`${styles.tile} ${room.worst ? styles.busy : ''}`} data-room={room.id}>
      <bdi className={styles.name}>{room.name}</bdi>{' '}
      {kinds.map(({ name, Tag }) => {
        const count = room.counts[name]
        return count ? <Tag key={name} count={count} /> : null
      })}
    </Link>
  )
})

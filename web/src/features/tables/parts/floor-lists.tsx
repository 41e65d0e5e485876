import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ReactNode } from 'react'
import type { FloorPart, GoingOnList } from '#features/tables/public/floor-slot.ts'

type FloorListsProps = {
  venue: Venue
  parts: readonly FloorPart[]
  /** The lists of the parts after these. */
  known?: readonly GoingOnList[]
  children: (lists: readonly GoingOnList[]) => ReactNode
}

/**
 * Combines the lists of some parts of the floor, nested in each other: however many there are, each has hooks of its
 * own. The first, orders, changes most, and is innermost: the others are not read again for each change.
 */
export function FloorLists({ venue, parts, known = [], children }: FloorListsProps): ReactNode {
  const part = parts.at(-1)
  if (!part) return children(known)
  return (
    <part.List venue={venue}>
      {(list) => (
        <FloorLists venue={venue} parts={parts.slice(0, -1)} known={[list, ...known]}>
          {children}
        </FloorLists>
      )}
    </part.List>
  )
}

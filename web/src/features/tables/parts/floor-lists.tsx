import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ReactNode } from 'react'
import type { FloorPart, GoingOnList } from '#kit/floor-parts.ts'

type FloorListsProps = {
  venue: Venue
  parts: readonly FloorPart[]
  /** Those of the parts before. */
  known?: readonly GoingOnList[]
  children: (lists: readonly GoingOnList[]) => ReactNode
}

/** Gathers the lists of some parts of the floor, one within the other: however many there are, each has hooks of its own. */
export function FloorLists({ venue, parts, known = [], children }: FloorListsProps): ReactNode {
  const [part, ...others] = parts
  if (!part) return children(known)
  return (
    <part.List venue={venue}>
      {(list) => (
        <FloorLists venue={venue} parts={others} known={[...known, list]}>
          {children}
        </FloorLists>
      )}
    </part.List>
  )
}

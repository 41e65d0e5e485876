import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ReactNode } from 'react'
import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { FetchedTrays } from '#features/trays/parts/fetched-trays.tsx'
import { TrayRooms } from '#features/trays/parts/tray-rooms.tsx'
import { countRooms, useActiveTrays } from '#features/trays/trays.queries.ts'

/** The tab of trays on the screen of requests, at hotels that track them. (spec 1, §2.6) */
export const roomTabs: readonly ScreenTab[] = [
  {
    name: 'rooms',
    titleKey: 'trays:tabs.rooms',
    order: 40,
    permission: 'trays:read',
    isShown: followsTrays,
    Count: RoomCount,
    Part: AllRooms,
  },
  {
    name: 'overnight',
    titleKey: 'trays:tabs.overnight',
    order: 50,
    permission: 'trays:read',
    isShown: followsTrays,
    Count: OvernightCount,
    Part: OvernightRooms,
  },
]

/** The tab of trays among the completed requests. */
export const fetchedTabs: readonly ScreenTab[] = [
  {
    name: 'trays',
    titleKey: 'trays:tabs.done',
    order: 20,
    permission: 'trays:read',
    isShown: followsTrays,
    Part: FetchedTrays,
  },
]

function AllRooms({ venue }: { venue: Venue }) {
  return <TrayRooms venue={venue} isOvernight={false} />
}

function OvernightRooms({ venue }: { venue: Venue }) {
  return <TrayRooms venue={venue} isOvernight />
}

function RoomCount({ venue }: { venue: Venue }): ReactNode {
  return useRoomCounts(venue)?.rooms || null
}

function OvernightCount({ venue }: { venue: Venue }): ReactNode {
  return useRoomCounts(venue)?.overnight || null
}

function useRoomCounts({ id }: Venue) {
  const trays = useActiveTrays(id).data?.records
  return trays && countRooms(trays)
}

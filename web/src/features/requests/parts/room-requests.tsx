import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import type { ShownRoom } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { bellIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { WaitingTable } from '#features/requests/parts/waiting-requests.tsx'
import { useWaitingRequests } from '#features/requests/requests.queries.ts'

/** What a table is waiting for, what is due first at first. */
export function RoomRequests({ room, venue }: { room: ShownRoom; venue: Venue }) {
  const t = useWords('requests')
  const { data, error, refetch } = useWaitingRequests(venue.id)
  const requests = useMemo(() => data?.filter(({ tableId }) => tableId === room.id), [data, room.id])
  return (
    <ListStates
      list={{ data: requests, error, refetch }}
      empty={<EmptyState icon={bellIcon} title={t('empty.requests')} />}
    >
      {(known) => <WaitingTable requests={known} venueOf={() => venue} />}
    </ListStates>
  )
}

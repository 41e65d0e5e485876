import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import type { ShownRoom } from '#features/tables/public/room-slot.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ListStates } from '#ui/list-states.tsx'
import { WaitingTable } from '#features/requests/parts/waiting-requests.tsx'
import { useWaitingRequests } from '#features/requests/requests.queries.ts'
import font from '#ui/font.module.css'

/** Lists the open requests of a table, sorted by when they are due. */
export function RoomRequests({ room, venue }: { room: ShownRoom; venue: Venue }) {
  const t = useTranslations('requests')
  const { data, error, refetch } = useWaitingRequests(venue.id)
  const requests = useMemo(() => data?.filter(({ tableId }) => tableId === room.id), [data, room.id])
  return (
    <ListStates list={{ data: requests, error, refetch }} empty={<p className={font.note}>{t('empty.requests')}</p>}>
      {(known) => <WaitingTable requests={known} venueOf={() => venue} isOfOneRoom />}
    </ListStates>
  )
}

import { floorsWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ShownRoom } from '#features/tables/public/room-slot.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { trayIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { LinkTrayButton } from '#features/trays/parts/link-tray-button.tsx'
import { TrayRoom } from '#features/trays/parts/tray-room.tsx'
import surface from '#ui/surface.module.css'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** Lists the trays of one room, with the buttons to clear it and to link another tray. */
export function TraysOfRoom({ room, venue }: { room: ShownRoom; venue: Venue }) {
  const t = useTranslations('trays')
  const { data, error, refetch } = useActiveTrays(venue.id)
  const trays = data?.records.filter(({ tableId }) => tableId === room.id)
  const rooms = trays && floorsWithTrays(trays).flatMap((floor) => floor.rooms)
  return (
    <>
      <ListStates
        list={{ data: rooms, error, refetch }}
        empty={<EmptyState icon={trayIcon} title={t('room.empty')} text={t('room.emptyText')} />}
      >
        {(known) => (
          <ul className={surface.card}>
            {known.map((each) => (
              <TrayRoom key={each.tableId} room={each} venue={venue} isOfOneRoom />
            ))}
          </ul>
        )}
      </ListStates>
      <div>
        <LinkTrayButton
          label={t('room.linkTo', { room: room.name })}
          to={{ venueId: venue.id, tableId: room.id, room: room.name }}
        />
      </div>
    </>
  )
}

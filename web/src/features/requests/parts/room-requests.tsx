import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import type { ShownRoom } from '#features/tables/public/room-slot.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { WaitingTable } from '#features/requests/parts/waiting-requests.tsx'
import { useWaitingRequests } from '#features/requests/requests.queries.ts'
import font from '#ui/font.module.css'

/** The form is fetched when it is opened. */
const AskForGuestDrawer = lazyPart(
  async () => ({ default: (await import('#features/requests/parts/ask-for-guest-drawer.tsx')).AskForGuestDrawer }),
  ['requests', 'guestServices'],
)

/** The parameter of the address while the form is open. */
const formParam = 'request'

/** Lists the open requests of a table, sorted by when they are due. Staff open one for its guests here. */
export function RoomRequests({ room, venue }: { room: ShownRoom; venue: Venue }) {
  const t = useTranslations('requests')
  const { data, error, refetch } = useWaitingRequests(venue.id)
  const requests = useMemo(() => data?.filter(({ tableId }) => tableId === room.id), [data, room.id])
  const mayAsk = useCan('requests:create')
  const [params, change] = useAddressParams()
  const open = (value: string) => change((next) => writeParam(next, formParam, value))
  return (
    <>
      <ListStates list={{ data: requests, error, refetch }} empty={<p className={font.note}>{t('empty.requests')}</p>}>
        {(known) => <WaitingTable requests={known} venueOf={() => venue} isOfOneRoom />}
      </ListStates>
      {mayAsk ? (
        <div>
          <BigButton kind="quiet" icon={addIcon} onClick={() => open('new')}>
            {t('ask.open')}
          </BigButton>
        </div>
      ) : null}
      {mayAsk && params.has(formParam) ? (
        <AskForGuestDrawer venue={venue} room={room} onClose={() => open('')} />
      ) : null}
    </>
  )
}

import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useHasHeaderBack, useHasHeaderTitle } from '#kit/address/go-back.ts'
import { partsSeenBy } from '#kit/features/slot.ts'
import { type RoomPart, roomSlot } from '#features/tables/public/room-slot.ts'
import { translate, useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { Panel } from '#ui/panel.tsx'
import { floorAddress } from '#features/tables/tables-address.ts'
import { oneTable } from '#features/tables/tables.queries.ts'
import { useVenueOf } from '#features/venues/public/use-venue-of.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'

/** Shows one table or room: its orders, its requests, its trays. (spec 1, §2.1) */
export function RoomPage() {
  const t = useTranslations('tables')
  const id = Number(useParams().id)
  const table = useQuery(oneTable(id))
  const named = useNameInAddress(table.data)
  const parts = useQuery(roomSlot.query())
  const hasHeaderTitle = useHasHeaderTitle()
  const isUnknown = table.error !== null && toApiError(table.error).code === 404
  const title = table.data?.name ?? (isUnknown || named === null ? t('screens.floor') : named)
  return (
    <VenueBookProvider>
      <Page
        title={title}
        isTitleHidden={hasHeaderTitle && table.data !== undefined}
        trail={<BackToFloor table={table.data} />}
      >
        {isUnknown ? (
          <EmptyState icon={searchIcon} title={t('room.unknown')} text={t('room.unknownText')} />
        ) : (
          <ListStates list={table}>
            {(known) => (
              <ListStates list={parts}>{(shown) => <Panels key={known.id} table={known} parts={shown} />}</ListStates>
            )}
          </ListStates>
        )}
      </Page>
    </VenueBookProvider>
  )
}

/**
 * Returns the name of the table in the address, for the header as well: a link that a person typed has none, or a wrong
 * one. (spec 1, §2.4)
 */
function useNameInAddress(table: Table | undefined): string | null {
  const [params, change] = useAddressParams()
  const named = params.get('name')
  const name = table?.name
  useEffect(() => {
    if (name !== undefined && name !== named) change((next) => writeParam(next, 'name', name), { isLate: true })
  }, [change, name, named])
  return named
}

/** Renders a link to the floor, of the table's own venue for people who see several; none below an arrow back. */
function BackToFloor({ table }: { table: Table | undefined }) {
  const t = useTranslations('tables')
  const { venue } = useSession()
  const hasHeaderBack = useHasHeaderBack()
  if (hasHeaderBack) return null
  const ofVenue = venue || !table ? '' : `?venue=${table.restaurantId}`
  return <BackLink to={`${floorAddress}${ofVenue}`}>{t('room.back')}</BackLink>
}

function Panels({ table, parts }: { table: Table; parts: readonly RoomPart[] }) {
  const { user } = useSession()
  const venue = useVenueOf(table.restaurantId)
  return (
    <ListStates list={venue}>
      {(known) =>
        partsSeenBy(parts, { user, venue: known }).map(({ titleKey, Part }) => (
          <Panel key={titleKey} title={translate(titleKey)}>
            <Part room={table} venue={known} />
          </Panel>
        ))
      }
    </ListStates>
  )
}

import type { BodyOf } from '@brigade/domain/services.ts'
import { archiveVenuePath, duplicateVenuePath, venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { venueRowsKey } from '#features/venues/list/venue-list.queries.ts'
import { changeVenue } from '#features/venues/public/change-venue.ts'
import { noteVenue, noteNewVenue } from '#features/venues/venues.queries.ts'

/** Creates a venue, for a form, which shows the problems itself. */
export async function createVenue(body: BodyOf<typeof venuesPath, 'create'>): Promise<Venue> {
  const venue = await apiCreate(venuesPath, body)
  await noteNewVenue(venue)
  await conclude(translate('venueList:said.created', { name: venue.name }))
  return venue
}

/** Duplicates a venue, for a form. */
export async function duplicateVenue(body: BodyOf<typeof duplicateVenuePath, 'create'>): Promise<Venue> {
  const venue = await apiCreate(duplicateVenuePath, body)
  await noteNewVenue(venue)
  await conclude(translate('venueList:said.created', { name: venue.name }))
  return venue
}

/** Changes what a venue is, for a form. */
export async function saveVenue(id: number, change: PatchVenue): Promise<Venue> {
  const venue = await changeVenue(id, change)
  await conclude(translate('venueList:said.saved'))
  return venue
}

/** Archives a venue, or restores it. */
export function useArchiveVenue() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof archiveVenuePath, 'create'>) => apiCreate(archiveVenuePath, body),
    async onSuccess(venue) {
      const { name, archivedAt } = noteVenue(venue)
      const said = archivedAt === null ? ('restored' as const) : ('archived' as const)
      await conclude(translate(`venueList:said.${said}`, { name }))
    },
    onError: showError,
  })
}

async function conclude(text: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: venueRowsKey })
  showToast({ kind: 'success', text })
}

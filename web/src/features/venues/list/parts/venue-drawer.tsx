import type { Problems } from '@brigade/domain/kit/problems.ts'
import { problemsOfNewVenue } from '@brigade/domain/venues/venues.create.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '#kit/formats/formats.ts'
import { deviceTimeZone } from '#kit/formats/device-time-zone.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { useVenueFields, type VenueValues } from '#features/venues/list/parts/use-venue-fields.tsx'
import { venueAddress } from '#features/venues/list/venue-addresses.ts'
import { createVenue, saveVenue } from '#features/venues/list/write-venue.ts'

type VenueDrawerProps = { venue: Venue | null; onClose: () => void }

/** Creates a venue and opens it, or changes what a venue is. */
export function VenueDrawer({ venue, onClose }: VenueDrawerProps) {
  const t = useTranslations('venueList')
  const formats = useFormats()
  const navigate = useNavigate()
  const created = useRef<Venue | null>(null)
  const create = useAddOnce<VenueValues, Venue>({
    form: 'venues/new',
    create: (values, idempotencyKey) => createVenue({ ...writtenOf(values), idempotencyKey }),
    change: ({ id, version }, values) => saveVenue(id, { ...writtenOf(values), version }),
  })

  async function save(values: VenueValues, version: number | undefined): Promise<void> {
    if (venue) return void (await saveVenue(venue.id, { ...writtenOf(values), version }))
    created.current = await create(values)
  }

  function handleClose(): void {
    if (created.current) void navigate(venueAddress(created.current.id))
    else onClose()
  }

  return (
    <RecordDrawer<VenueValues, Venue>
      title={t(venue ? 'form.edit' : 'form.add')}
      size={576}
      keptAs={`venues/${venue?.id ?? 'new'}`}
      fields={useVenueFields()}
      formats={formats}
      record={venue}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      catalogue="venueList"
      save={save}
      saveLabel={venue ? undefined : t('form.create')}
      onClose={handleClose}
    />
  )
}

function valuesOf(venue: Venue | null): VenueValues {
  const { name = '', isRestaurant = true, currency = null, timeZone = deviceTimeZone } = venue ?? {}
  return { name, isRestaurant, currency, timeZone }
}

function problemsOf(values: VenueValues, changed: readonly string[] | 'all'): Problems {
  const problems = Object.entries(problemsOfNewVenue(values))
  return Object.fromEntries(problems.filter(([field]) => changed === 'all' || changed.includes(field)))
}

/** Returns the values for the server, which says itself what is missing. */
function writtenOf({ name, isRestaurant, currency, timeZone }: VenueValues) {
  return { name, isRestaurant, ...(currency && { currency }), ...(timeZone && { timeZone }) }
}

import type { Currency } from '@brigade/domain/kit/money.ts'
import type { ListedVenue, VenueState } from '@brigade/domain/venues/venues.rows.ts'
import { Link, useNavigate } from 'react-router'
import { createFormats, useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import { venueAddress } from '#features/venues/list/venue-addresses.ts'
import font from '#ui/font.module.css'

// Red as on the overview.
const tones = { open: 'green', paused: 'red', notReceiving: 'amber', archived: 'grey' } satisfies Record<
  VenueState,
  Tone
>

type VenueStateTagProps = { venue: { currency: Currency; timeZone: string } } & Pick<
  ListedVenue,
  'state' | 'pausedUntil'
>

/** Renders the state of a venue, and when its pause ends on its clock. */
export function VenueStateTag({ venue: { currency, timeZone }, state, pausedUntil }: VenueStateTagProps) {
  const t = useTranslations('venueList')
  const language = useLanguage()
  const { time } = createFormats({ language, currency, timeZone })
  const label = pausedUntil === null ? t(`states.${state}`) : t('pausedUntil', { time: time(pausedUntil) })
  return <StateTag tone={tones[state]} label={label} />
}

/** Renders one page of venues by name. A row opens the venue. */
export function VenuesTable({ venues, isBusy }: { venues: readonly ListedVenue[]; isBusy: boolean }) {
  const t = useTranslations('venueList')
  const language = useLanguage()
  const { number } = useFormats()
  const navigate = useNavigate()
  const columns: Column<ListedVenue>[] = [
    {
      key: 'name',
      label: t('columns.name'),
      kind: 'heading',
      render: ({ id, name }) => (
        <Link to={venueAddress(id)} className={font.name}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'type',
      label: t('columns.type'),
      kind: 'tag',
      render: ({ isRestaurant }) => t(isRestaurant ? 'types.restaurant' : 'types.hotel'),
    },
    {
      key: 'tables',
      label: t('columns.tables'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ tableCount }) => number(tableCount),
    },
    {
      key: 'lastOrder',
      label: t('columns.lastOrder'),
      kind: 'time',
      inCard: 'labelled',
      render: ({ lastOrderAt, currency, timeZone }) =>
        lastOrderAt === null
          ? t('neverOrdered')
          : createFormats({ language, currency, timeZone }).dateTime(lastOrderAt),
    },
    {
      key: 'currency',
      label: t('columns.currency'),
      kind: 'tag',
      isExtra: true,
      inCard: 'hidden',
      render: ({ currency }) => currency,
    },
    {
      key: 'timeZone',
      label: t('columns.timeZone'),
      kind: 'tag',
      isSpare: true,
      inCard: 'hidden',
      render: ({ timeZone }) => <bdi>{timeZone.replaceAll('_', ' ')}</bdi>,
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: (venue) => <VenueStateTag venue={venue} state={venue.state} pausedUntil={venue.pausedUntil} />,
    },
  ]
  return (
    <DataTable
      label={t('screens.list')}
      columns={columns}
      records={venues}
      keyOf={({ id }) => id}
      onOpen={({ id }) => void navigate(venueAddress(id))}
      isBusy={isBusy}
    />
  )
}

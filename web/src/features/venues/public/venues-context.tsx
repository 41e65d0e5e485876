import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { usualLateAfterMinutes } from '@brigade/domain/venues/venues.defaults.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { LateAfterMinutes } from '@brigade/domain/venues/venues.settings.ts'
import { useQuery } from '@tanstack/react-query'
import { createFormats, type Formats } from '#kit/formats/formats.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { allVenues } from '#features/venues/venues.queries.ts'

export type VenueBook = {
  /** Those that are not archived, always in the same sequence. */
  venues: readonly Venue[]
  find(venueId: number): Venue | undefined
  nameOf(venueId: number): string
  /** The minutes after which its orders are late. */
  lateAfterOf(venueId: number): LateAfterMinutes
  /** Returns the formats of this venue's money and times. */
  formatsOf(venueId: number): Formats
}

const VenueBookContext = createContext<VenueBook | null>(null)

/** Provides the venue of each order to every card below it, without a request by each card. */
export function VenueBookProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { venue } = useSession()
  const seesAll = useCan('venues:all')
  const { data } = useQuery({ ...allVenues(), enabled: seesAll })
  const book = useMemo(() => {
    const own = venue ? [venue] : []
    return createVenueBook(seesAll ? (data ?? []).toSorted(byVenueId) : own, language)
  }, [data, venue, seesAll, language])
  return <VenueBookContext value={book}>{children}</VenueBookContext>
}

export function useVenueBook(): VenueBook {
  const book = useContext(VenueBookContext)
  if (!book) throw new Error('This part stands outside of a VenueBookProvider.')
  return book
}

/** Creates the venues' formats once, not in every card, because they are expensive to create. */
function createVenueBook(venues: readonly Venue[], language: InterfaceLanguage): VenueBook {
  const byId = new Map(venues.map((venue) => [venue.id, venue]))
  const formats = new Map<number, Formats>()

  function formatsOf(venueId: number): Formats {
    const known = formats.get(venueId)
    if (known) return known
    const venue = byId.get(venueId)
    const made = createFormats({ language, currency: venue?.currency ?? 'USD', timeZone: venue?.timeZone ?? 'UTC' })
    formats.set(venueId, made)
    return made
  }

  return {
    venues: venues.filter(({ archivedAt }) => archivedAt === null),
    find: (venueId) => byId.get(venueId),
    nameOf: (venueId) => byId.get(venueId)?.name ?? `#${venueId}`,
    lateAfterOf: (venueId) => byId.get(venueId)?.lateAfterMinutes ?? usualLateAfterMinutes,
    formatsOf,
  }
}

function byVenueId(one: Venue, other: Venue): number {
  return one.id - other.id
}

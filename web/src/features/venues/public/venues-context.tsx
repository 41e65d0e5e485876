import type { Language } from '@brigade/domain/kit/languages.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { usualLateAfterMinutes } from '@brigade/domain/venues/venues.defaults.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { LateAfterMinutes } from '@brigade/domain/venues/venues.settings.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { createFormats, type Formats } from '#kit/formats/formats.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { venueChoices } from '#features/venues/venue-choices.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'

type VenueName = Pick<Venue, 'id' | 'name'>

export type VenueBook = {
  /** Those to choose from, by name: all that are not archived if they are few, else the first ones. */
  venues: readonly VenueName[]
  /** How many there are to choose from. */
  total: number
  /** Returns a venue; undefined until it is there. It is fetched when it is first asked for. */
  find(venueId: number): Venue | undefined
  nameOf(venueId: number): string
  /** The minutes after which its orders are late. */
  lateAfterOf(venueId: number): LateAfterMinutes
  /** Returns the formats of this venue's money and times. */
  formatsOf(venueId: number): Formats
  /** Returns the clock of a venue; undefined until it is known. */
  timeZoneOf(venueId: number): string | undefined
}

type Provided = { book: VenueBook; fetchAsked: () => void }

const VenueBookContext = createContext<Provided | null>(null)

/**
 * Provides the venue of each order to every card below it, without a request by each card. Of a thousand venues, those are
 * fetched that a card asks for, together.
 */
export function VenueBookProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { venue } = useSession()
  const seesAll = useCan('venues:all')
  const { data: listed } = useQuery({ ...venueChoices(''), enabled: seesAll })
  const [askedIds, setAskedIds] = useState<readonly number[]>([])
  const [{ ask, fetchAsked }] = useState(() => gatherAsked(setAskedIds))
  const fetched = useQueries({ queries: askedIds.map((id) => oneVenue(id)), combine: venuesIn })
  const book = useMemo(() => {
    if (!seesAll) return createVenueBook({ known: venue ? [venue] : [], rows: [], language })
    return createVenueBook({ known: fetched, rows: listed?.data ?? [], total: listed?.total, ask, language })
  }, [ask, fetched, listed, venue, seesAll, language])
  const provided = useMemo(() => ({ book, fetchAsked }), [book, fetchAsked])
  return <VenueBookContext value={provided}>{children}</VenueBookContext>
}

function venuesIn(results: readonly { data: Venue | undefined }[]): Venue[] {
  return results.flatMap(({ data }) => data ?? [])
}

type Gathered = { ask: (id: number) => void; fetchAsked: () => void }

/** Notes the ids that cards ask for while they are drawn, and asks for all of them once they are. */
function gatherAsked(change: (edit: (before: readonly number[]) => readonly number[]) => void): Gathered {
  const noted = new Set<number>()
  let waiting: number[] = []
  return {
    ask(id) {
      if (noted.has(id)) return
      noted.add(id)
      waiting.push(id)
    },
    fetchAsked() {
      if (waiting.length === 0) return
      const ids = waiting
      waiting = []
      change((before) => [...before, ...ids])
    },
  }
}

export function useVenueBook(): VenueBook {
  const provided = useContext(VenueBookContext)
  if (!provided) throw new Error('This part stands outside of a VenueBookProvider.')
  const { book, fetchAsked } = provided
  useEffect(fetchAsked)
  return book
}

type Listed = Pick<Venue, 'id' | 'name' | 'currency' | 'timeZone'>

type BookOf = {
  known: readonly Venue[]
  /** The venues to choose from, without their settings. */
  rows: readonly Listed[]
  total?: number | undefined
  /** Fetches a venue that is not known; left out if there are no others. */
  ask?: (id: number) => void
  language: Language
}

/** Creates the venues' formats once, not in every card, because they are expensive to create. */
function createVenueBook({ known, rows, total, ask, language }: BookOf): VenueBook {
  const byId = new Map(known.map((venue) => [venue.id, venue]))
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const venues = ask ? rows : known.filter(({ archivedAt }) => archivedAt === null)

  function find(venueId: number): Venue | undefined {
    const venue = byId.get(venueId)
    if (!venue) ask?.(venueId)
    return venue
  }

  function listed(venueId: number): Listed | undefined {
    return rowsById.get(venueId) ?? find(venueId)
  }

  return {
    venues,
    total: total ?? venues.length,
    find,
    nameOf: (venueId) => listed(venueId)?.name ?? `#${venueId}`,
    lateAfterOf: (venueId) => find(venueId)?.lateAfterMinutes ?? usualLateAfterMinutes,
    formatsOf(venueId) {
      const { currency = 'USD', timeZone = 'UTC' } = listed(venueId) ?? {}
      return createFormats({ language, currency, timeZone })
    },
    timeZoneOf: (venueId) => listed(venueId)?.timeZone,
  }
}

import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType, ReactNode } from 'react'
import { defineSlot, type VenuePart } from '#kit/features/slot.ts'
import type { KeyFilledWith, PlainKey } from '#kit/i18n/translation-keys.ts'
import type { Tone } from '#ui/tone.ts'

/** An activity at a table or in a room, with its kind and start: an order, a request, a tray. */
export type FloorActivity = {
  tableId: number
  kind: string
  since: string
  /** Its urgency, if it differs from the urgency of its kind. */
  rank?: number
}

/** A kind of activity. The worst kind at a table decides the colour and the words of its tile. */
export type FloorKind = {
  name: string
  /** The name of its count in the record of a table, if there is one: the count is shown until the list has arrived. */
  countedAs?: string
  /** Smaller is worse. */
  rank: number
  tone: Tone
  /** The words of a tile, with its catalogue, and with the minutes since the activity began: `requests:floor.state`. */
  stateKey: KeyFilledWith<'minutes'>
  /** True for activities that wait too long since then: they count under another kind of their part as well. */
  isLate?: boolean
  /** True for late activities that no guest waits for: they are red words, not a red tile. */
  isQuiet?: boolean
}

/** How late activities of every part look. */
export const lateAppearance = {
  tone: 'red',
  stateKey: 'tables:late',
  isLate: true,
} as const satisfies Partial<FloorKind>

/** All activities of some kinds at a venue, kept live: the identical data until something changes. */
export type GoingOnList = { data: readonly FloorActivity[] | undefined; error: unknown; refetch: () => unknown }

/** The part of a feature on the floor: kinds of activity, and where each happens. */
export type FloorPart = VenuePart & {
  /** Its name in the address while the floor is filtered by it. */
  name: string
  /** The label of the filter, with its catalogue: `trays:floor.kind`. */
  titleKey: PlainKey
  kinds: readonly FloorKind[]
  /** The number of its activities at a table, as a `FloorNote`. */
  Note: ComponentType<{ count: number }>
  /** Passes on the activities at a venue. It is a component, because the parts depend on the person and the place. */
  List: ComponentType<{ venue: Venue; children: (list: GoingOnList) => ReactNode }>
}

/** The floor of tables and rooms. A tile says what its own feature counts, and nothing else. */
export const floorSlot = defineSlot<FloorPart>('floor', { translations: 'own' })

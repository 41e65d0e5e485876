import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType } from 'react'
import { defineSlot, type VenuePart } from '#kit/features/slot.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** A panel that a feature brings to the page of a table or room. */
export type RoomPart = VenuePart & {
  /** The label of the filter, with its catalogue: `trays:floor.kind`. */
  titleKey: PlainKey
  /** Smaller comes first on a tile. */
  order: number
  Part: ComponentType<{ room: ShownRoom; venue: Venue }>
}

/** The table or room that a page shows. */
export type ShownRoom = { id: number; name: string; area: string | null }

/** The page of a table or room. */
export const roomSlot = defineSlot<RoomPart>('room')

import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'

/** The body that archives a venue, or restores it. */
export const archiveVenueSchema = Type.Object(
  { id: idSchema, isArchived: Type.Boolean() },
  { additionalProperties: false },
)

export type ArchiveVenue = Static<typeof archiveVenueSchema>

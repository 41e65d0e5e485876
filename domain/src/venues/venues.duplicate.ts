import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema } from '../kit/ids.ts'
import { venueFacts } from './venues.facts.ts'
import type { Venue } from './venues.schema.ts'

/** The parts of a venue that a duplicate can copy, in the order of the form. */
export const copiedParts = ['settings', 'menus', 'tables', 'printers'] as const

export type CopiedPart = (typeof copiedParts)[number]

/** The body that duplicates a venue under another name. */
export const duplicateVenueSchema = Type.Object(
  {
    id: idSchema,
    name: Type.Optional(venueFacts.name.schema),
    copies: Type.Array(Type.Union(copiedParts.map((part) => Type.Literal(part))), { uniqueItems: true }),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type DuplicateVenue = Static<typeof duplicateVenueSchema>

/**
 * Returns the settings that a duplicate never has, whatever is copied: its own point of sale, passphrases and payments
 * have to be set up first, and it is not paused because the first is.
 */
export function neverCopied() {
  return {
    isPOSIntegrated: false,
    isAutoPostingToPOS: false,
    isCheckPos: false,
    integratedPOSList: [],
    isPassphrase: false,
    isOnlinePayment: false,
    canReceiveOrder: true,
    orderPauses: [],
  } satisfies Partial<Venue>
}

import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { schemasOf, seenByEverybody, type SettingTable, standardsOf } from '../kit/settings.ts'
import { mailingSettings } from '../mailing/mailing.settings.ts'
import { menuSettings } from '../menus/menus.settings.ts'
import { orderSettings } from '../orders/orders.settings.ts'
import { passphraseSettings } from '../passphrases/passphrases.settings.ts'
import { pausingSettings } from './pausing.settings.ts'
import { paymentSettings } from '../payments/payments.settings.ts'
import { posSettings } from '../pos/pos.settings.ts'
import { pushSettings } from '../push/push.settings.ts'
import { receiptSettings } from '../receipts/receipts.settings.ts'
import { requestSettings } from '../requests/requests.settings.ts'
import { traySettings } from '../trays/trays.settings.ts'
import { venueFacts } from './venues.facts.ts'
import { ownSettings } from './venues.settings.ts'

/** The settings of a venue, on one level of the wire; each feature owns some of them. */
export const venueSettings = {
  ...ownSettings,
  ...passphraseSettings,
  ...menuSettings,
  ...orderSettings,
  ...pausingSettings,
  ...receiptSettings,
  ...posSettings,
  ...paymentSettings,
  ...requestSettings,
  ...pushSettings,
  ...traySettings,
  ...mailingSettings,
} as const satisfies SettingTable

/** A restaurant or hotel, with its settings. (spec 1, §3; spec 2, §3) */
export const venueSchema = Type.Object(
  {
    id: idSchema,
    ...schemasOf(venueFacts),
    ...schemasOf(venueSettings),
    /** The time since which it is archived: it takes no orders until it is restored. */
    archivedAt: nullable(instantSchema),
    /** Increases by one with each change of its settings. */
    version: Type.Integer(),
    updatedAt: nullable(instantSchema),
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type Venue = Static<typeof venueSchema>

/** The settings of a new venue. */
export const standardSettings = standardsOf(venueSettings)

/** The fields of a venue that guests and machines see: nothing of the systems behind. */
export const publicVenueFields: readonly (keyof Venue)[] = [
  'id',
  ...seenByEverybody(venueFacts),
  ...seenByEverybody(venueSettings),
]

export const publicVenueSchema = Type.Pick(venueSchema, [...publicVenueFields])

/**
 * A venue in an answer: staff get all of it, and the type is theirs; guests and machines get only its public fields.
 */
export const visibleVenueSchema = Type.Unsafe<Venue>(Type.Union([venueSchema, publicVenueSchema]))

export const venueListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    name: Type.Optional(Type.String({ maxLength: 200 })),
    /** `only` lists archived venues, `too` all venues. Without it, archived ones are left out. */
    archived: Type.Optional(Type.Union([Type.Literal('only'), Type.Literal('too')])),
    /** Lists only venues that have pauses of ordering. */
    isPaused: Type.Optional(Type.Literal(true)),
    updatedAt: filters.instant,
  },
  ['id', 'name'],
)

export type VenueListQuery = Static<typeof venueListQuerySchema>

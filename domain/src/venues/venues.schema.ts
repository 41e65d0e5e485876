import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { currencySchema } from '../kit/money.schema.ts'

const posAddressSchema = Type.Object({
  id: Type.Integer(),
  endPointUrl: Type.String(),
  openCheckUrl: Type.String(),
  commentItemId: Type.String(),
  isDefaultPos: Type.Boolean(),
})

const trayOutSettingsSchema = Type.Object({
  enabled: Type.Boolean(),
  inAppNotificationDuration: Type.Integer(),
  isLinkedTrayNotificationDuration: Type.Boolean(),
  linkedTrayNotificationDuration: Type.Integer(),
})

const lateAfterSchema = Type.Integer({ minimum: 1, maximum: 1_440 })

/** After how many minutes an order is late in each stage but the kitchen's, which has the estimate of its dishes. */
const lateAfterMinutesSchema = Type.Object(
  {
    /** Placed, and nobody has accepted it. */
    queue: lateAfterSchema,
    /** Changed, and nobody has accepted it again. */
    change: lateAfterSchema,
    /** Ready, and nobody has brought it. */
    pass: lateAfterSchema,
    /** Brought, and nobody has completed it. */
    delivered: lateAfterSchema,
  },
  { additionalProperties: false },
)

export type LateAfterMinutes = Static<typeof lateAfterMinutesSchema>

/** A restaurant or hotel, with its settings. `serviceFee` is a percentage. (spec 1, §3; spec 2, §3) */
export const venueSchema = Type.Object(
  {
    id: idSchema,
    name: Type.String(),
    currency: currencySchema,
    timeZone: Type.String(),
    serviceFee: Type.Number(),
    canReceiveOrder: Type.Boolean(),
    isRestaurant: Type.Boolean(),
    isPOSIntegrated: Type.Boolean(),
    isAutoPostingToPOS: Type.Boolean(),
    isCheckPos: Type.Boolean(),
    isReciptPrintingOnly: Type.Boolean(),
    isOnlinePayment: Type.Boolean(),
    isDiscountedPrice: Type.Boolean(),
    isReloadPopup: Type.Boolean(),
    isPassphrase: Type.Boolean(),
    isPriceLocked: Type.Boolean(),
    isOpenTableOption: Type.Boolean(),
    biLingual: Type.Boolean(),
    hasArabic: Type.Boolean(),
    hasGerman: Type.Boolean(),
    hasItalian: Type.Boolean(),
    hasRussian: Type.Boolean(),
    hasFrench: Type.Boolean(),
    hasKurdish: Type.Boolean(),
    coversAmount: Type.Number(),
    tenderMedia: Type.Object({ cash: Type.String(), room: Type.String(), card: Type.String(), none: Type.String() }),
    integratedPOSList: Type.Array(posAddressSchema),
    trayOutSettings: trayOutSettingsSchema,
    lateAfterMinutes: lateAfterMinutesSchema,
    activeDialogs: Type.Array(Type.String()),
    /** The hour on the venue's wall at which its night ends. */
    nightHour: Type.Integer({ minimum: 0, maximum: 23 }),
    ordersAMinute: Type.Integer(),
    piecesALine: Type.Integer(),
    confirmAbove: Type.Union([Type.Number(), Type.Null()]),
    largestTipPercent: Type.Integer(),
  },
  { additionalProperties: false },
)

export type Venue = Static<typeof venueSchema>

/** What a guest and a machine see of a venue: nothing of its systems behind. */
export const publicVenueFields = [
  'id',
  'name',
  'currency',
  'timeZone',
  'serviceFee',
  'canReceiveOrder',
  'isRestaurant',
  'isOnlinePayment',
  'isDiscountedPrice',
  'biLingual',
  'hasArabic',
  'hasGerman',
  'hasItalian',
  'hasRussian',
  'hasFrench',
  'hasKurdish',
  'piecesALine',
  'largestTipPercent',
] as const satisfies readonly (keyof Venue)[]

export const publicVenueSchema = Type.Pick(venueSchema, publicVenueFields)

/** A venue as it is answered: to staff whole, and typed so; to guests and machines with its public fields alone. */
export const visibleVenueSchema = Type.Unsafe<Venue>(Type.Union([venueSchema, publicVenueSchema]))

export const venueListQuerySchema = listQuerySchema(
  { id: filters.id, name: Type.Optional(Type.String({ maxLength: 200 })) },
  ['id', 'name'],
)

export type VenueListQuery = Static<typeof venueListQuerySchema>

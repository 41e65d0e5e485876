import { type Static, Type } from '@sinclair/typebox'
import type { RolesWith } from '../access/permissions.ts'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { daysSchema, hoursSchema } from '../menus/menus.times.schema.ts'
import { paymentRequestTypes, serviceRequestTypes } from './requests.schema.ts'

/** The requests of guests that a venue offers or not, in their standard order. The kitchen's notices and cancellations are no services. */
export const guestServiceTypes = [...serviceRequestTypes, ...paymentRequestTypes] as const

export type GuestServiceType = (typeof guestServiceTypes)[number]

const guestServiceTypeSchema = Type.Union(guestServiceTypes.map((type) => Type.Literal(type)))

/** The roles that new requests can pop up for. */
export const alertableRoles = ['manager', 'orderTaker', 'waiter'] as const satisfies RolesWith<'popups:requests'>[]

const alertedRolesSchema = Type.Array(Type.Union(alertableRoles.map((role) => Type.Literal(role))), {
  maxItems: alertableRoles.length,
  uniqueItems: true,
})

const labelSchema = Type.Partial(localTextSchema, { additionalProperties: false })

export type ServiceLabel = Static<typeof labelSchema>

/** One kind of request that guests of a venue can make. Its due minutes are in the venue's request times. */
export const guestServiceSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    requestType: guestServiceTypeSchema,
    index: Type.Integer(),
    isActive: Type.Boolean(),
    /** The venue's own name for it, by language; empty for the standard name. */
    label: labelSchema,
    daysAvailable: daysSchema,
    /** Hours of the venue's clock, 0 to 23 as text, or ALL. */
    hoursAvailable: hoursSchema,
    /** The roles on whose screens a new request pops up. */
    alertedRoles: alertedRolesSchema,
    version: Type.Integer(),
    updatedAt: nullable(instantSchema),
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type GuestService = Static<typeof guestServiceSchema>

/**
 * The body of a change. Omitted fields, and omitted languages of the label, are unchanged. With a `version`, it is refused if another
 * person was faster.
 */
export const patchGuestServiceSchema = Type.Object(
  {
    isActive: Type.Optional(Type.Boolean()),
    label: Type.Optional(labelSchema),
    daysAvailable: Type.Optional(daysSchema),
    hoursAvailable: Type.Optional(hoursSchema),
    alertedRoles: Type.Optional(alertedRolesSchema),
    version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)

export type PatchGuestService = Static<typeof patchGuestServiceSchema>

/** The draft that the rules check. */
export type GuestServiceDraft = Omit<PatchGuestService, 'version'>

export const guestServiceListQuerySchema = listQuerySchema(
  { id: filters.id, restaurantId: filters.id, requestType: filters.oneOf(guestServiceTypeSchema) },
  ['index', 'id'],
)

/** The new order of a venue's services: all of their ids. */
export const sortGuestServicesSchema = Type.Object(
  { restaurantId: idSchema, ids: Type.Array(idSchema, { maxItems: 100, uniqueItems: true }) },
  { additionalProperties: false },
)

export type SortGuestServices = Static<typeof sortGuestServicesSchema>

/** The body that asks what is offered now, by default at the caller's first venue. */
export const offeredServicesSchema = Type.Object(
  { restaurantId: Type.Optional(idSchema) },
  { additionalProperties: false },
)

export type AskOffered = Static<typeof offeredServicesSchema>

/** A request that can be made now, with its name in the languages that the venue has written, at least in English and Arabic. */
export const offeredServiceSchema = Type.Object(
  { requestType: guestServiceTypeSchema, label: localTextSchema },
  { additionalProperties: false },
)

export type OfferedService = Static<typeof offeredServiceSchema>

export const askResponseTimesSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

/** How long the resolved requests of a service took in the last 30 days, of at most the last thousand of them. */
export const responseTimesSchema = Type.Object(
  {
    total: Type.Integer(),
    /** How many of them were resolved after they were due. */
    late: Type.Integer(),
    /** Half of them took no longer; null without requests. */
    medianSeconds: nullable(Type.Integer()),
    /** Nine of ten took no longer. */
    ninetiethSeconds: nullable(Type.Integer()),
  },
  { additionalProperties: false },
)

export type ResponseTimes = Static<typeof responseTimesSchema>

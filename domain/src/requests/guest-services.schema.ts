import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { daysSchema, hoursSchema } from '../menus/menus.times.schema.ts'
import { alertedRolesSchema, escalationStepsSchema } from './escalation.schema.ts'
import type { StepDraft } from './escalation.rules.ts'
import { guestServiceLimits } from './guest-services.limits.ts'
import { dueMinutesLimits } from './requests.limits.ts'
import { paymentRequestTypes, serviceRequestTypes, type TimedRequestType } from './requests.schema.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import { ownTextSchema, questionsSchema, serviceIconSchema } from './service-forms.schema.ts'
import type { QuestionDraft } from './service-forms.rules.ts'

/** The requests of guests that a venue offers or not, in their standard order. The kitchen's notices and cancellations are no services. */
export const guestServiceTypes = [...serviceRequestTypes, ...paymentRequestTypes] as const

export type GuestServiceType = (typeof guestServiceTypes)[number]

/** The services that every venue has, beside those of its own. */
export type StandardServiceType = Extract<GuestServiceType, TimedRequestType>

export const standardServiceTypes = guestServiceTypes.filter((type): type is StandardServiceType => type !== 'custom')

const guestServiceTypeSchema = Type.Union(guestServiceTypes.map((type) => Type.Literal(type)))

const dueMinutesSchema = Type.Integer({ minimum: dueMinutesLimits.least, maximum: dueMinutesLimits.most })

/** The areas of tables or rooms in which it is offered; empty for all of them. */
const areasSchema = Type.Array(Type.String({ maxLength: 100 }), {
  maxItems: guestServiceLimits.mostAreas,
  uniqueItems: true,
})

/**
 * One kind of request that guests of a venue can make: a standard one, whose due minutes are in the venue's request times, or one of the
 * venue's own (`custom`), with its icon, its minutes and its form.
 */
export const guestServiceSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    requestType: guestServiceTypeSchema,
    index: Type.Integer(),
    isActive: Type.Boolean(),
    /** The venue's own name for it, by language; empty for the standard name. */
    label: ownTextSchema,
    /** The icon of a service of the venue's own, else null. */
    icon: nullable(serviceIconSchema),
    daysAvailable: daysSchema,
    /** Hours of the venue's clock, 0 to 23 as text, or ALL. */
    hoursAvailable: hoursSchema,
    /** The roles on whose screens a new request pops up. */
    alertedRoles: alertedRolesSchema,
    /** Whom a request alerts that no person takes; empty for managers once it is late. */
    escalation: escalationStepsSchema,
    areas: areasSchema,
    /** The minutes within which a request of a service of the venue's own is to be resolved, else null. */
    dueMinutes: nullable(dueMinutesSchema),
    /** The questions that guests answer. Only the venue's own services have any. */
    questions: questionsSchema,
    version: Type.Integer(),
    updatedAt: nullable(instantSchema),
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type GuestService = Static<typeof guestServiceSchema>

const written = {
  isActive: Type.Optional(Type.Boolean()),
  label: Type.Optional(ownTextSchema),
  icon: Type.Optional(nullable(serviceIconSchema)),
  daysAvailable: Type.Optional(daysSchema),
  hoursAvailable: Type.Optional(hoursSchema),
  alertedRoles: Type.Optional(alertedRolesSchema),
  escalation: Type.Optional(escalationStepsSchema),
  areas: Type.Optional(areasSchema),
  dueMinutes: Type.Optional(nullable(dueMinutesSchema)),
  questions: Type.Optional(questionsSchema),
}

/** The body of a service of the venue's own. */
export const createGuestServiceSchema = Type.Object(
  { restaurantId: idSchema, ...written, idempotencyKey: Type.Optional(idempotencyKeySchema) },
  { additionalProperties: false },
)

export type CreateGuestService = Static<typeof createGuestServiceSchema>

/**
 * The body of a change. Omitted fields, and omitted languages of the label, are unchanged. With a `version`, it is refused if another
 * person was faster.
 */
export const patchGuestServiceSchema = Type.Object(
  { ...written, version: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchGuestService = Static<typeof patchGuestServiceSchema>

/** The draft that the rules check, with the numbers as they are typed. */
export type GuestServiceDraft = Omit<PatchGuestService, 'version' | 'dueMinutes' | 'questions' | 'escalation'> & {
  dueMinutes?: TypedNumber
  questions?: QuestionDraft[]
  escalation?: StepDraft[]
}

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
  {
    requestType: guestServiceTypeSchema,
    /** Names a service of the venue's own when it is requested; null for a standard one. */
    serviceId: nullable(idSchema),
    label: localTextSchema,
    icon: nullable(serviceIconSchema),
    questions: questionsSchema,
  },
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

/** The body that asks for which roles a venue has people, to warn of alerts that would reach nobody. */
export const askStaffedRolesSchema = Type.Object({ restaurantId: idSchema }, { additionalProperties: false })

export const staffedRolesSchema = Type.Object({ roles: alertedRolesSchema }, { additionalProperties: false })

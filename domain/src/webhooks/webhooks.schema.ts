import { type Static, Type } from '@sinclair/typebox'
import { callFailures } from '../kit/call-failures.ts'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { webhookTopics, webhookTypes } from './webhooks.topics.ts'

const topicSchema = Type.Union(webhookTopics.map((topic) => Type.Literal(topic)))
const topicsSchema = Type.Array(topicSchema, { maxItems: webhookTopics.length, uniqueItems: true })
const closed = { additionalProperties: false }

/**
 * The reasons why a webhook is turned off automatically: it `failed` for days, too many messages waited for it (`full`), or its address
 * has answered 410 (`gone`).
 */
export const pauseReasons = ['failed', 'full', 'gone'] as const

export type PauseReason = (typeof pauseReasons)[number]

const fields = {
  id: idSchema,
  /** The venue whose events are sent; null for those of all venues. */
  restaurantId: nullable(idSchema),
  name: Type.String(),
  url: Type.String(),
  topics: topicsSchema,
  /** False if nothing is sent: a person turned it off, or it is paused. */
  isActive: Type.Boolean(),
  /** The time of the first failed try since the last success; null if the last try succeeded. */
  failingSince: nullable(instantSchema),
  /** The time when it was turned off automatically. */
  pausedAt: nullable(instantSchema),
  /** The reason why it was turned off automatically; null if it was not, or if it is unknown. */
  pauseReason: nullable(Type.Union(pauseReasons.map((reason) => Type.Literal(reason)))),
  /** The time until which messages are also signed with the secret before. */
  oldSecretUntil: nullable(instantSchema),
  version: Type.Integer(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  updatedBy: nullable(Type.String()),
}

/** An address that receives the events of a venue, or of all venues, without its secret. */
export const webhookSchema = Type.Object(fields, closed)

export type Webhook = Static<typeof webhookSchema>

/** A webhook with its new secret. */
export const newWebhookSchema = Type.Object(
  {
    ...fields,
    /** The secret that verifies its messages, which is shown this once; null if the call was repeated. */
    secret: nullable(Type.String()),
  },
  closed,
)

export type NewWebhook = Static<typeof newWebhookSchema>

const draftFields = {
  name: Type.String({ maxLength: 1_000 }),
  url: Type.String({ maxLength: 2_000 }),
  topics: topicsSchema,
}

export const createWebhookSchema = Type.Object(
  {
    restaurantId: nullable(idSchema),
    ...draftFields,
    isActive: Type.Optional(Type.Boolean()),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  closed,
)

export type CreateWebhook = Static<typeof createWebhookSchema>

/** The fields of the form. */
export type WebhookDraft = Pick<Webhook, 'name' | 'url' | 'topics' | 'isActive'>

export const patchWebhookSchema = Type.Object(
  {
    ...Type.Partial(Type.Object(draftFields)).properties,
    /** True also resumes one that is paused. */
    isActive: Type.Optional(Type.Boolean()),
    version: Type.Optional(Type.Integer()),
  },
  closed,
)

export type PatchWebhook = Static<typeof patchWebhookSchema>

export const webhookListQuerySchema = listQuerySchema(
  { restaurantId: filters.id, isActive: Type.Optional(Type.Boolean()) },
  ['id', 'name'],
)

export type WebhookListQuery = Static<typeof webhookListQuerySchema>

/** The body that names a webhook, or a delivery. */
export const byIdSchema = Type.Object({ id: idSchema }, closed)

export type ById = Static<typeof byIdSchema>

/** The states of a delivery: it `waits` for a try, was `received`, or has `failed` until a person sends it again. */
export const deliveryStates = ['waiting', 'received', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

const deliveryStateSchema = Type.Union(deliveryStates.map((state) => Type.Literal(state)))

/** The reasons why there is no answer: those of calls, `addressForbidden` for an address that may not be called, and those of this server. */
export const deliveryFailures = [
  ...callFailures,
  'addressForbidden',
  'webhookOff',
  'webhookPaused',
  'interrupted',
] as const

export type DeliveryFailure = (typeof deliveryFailures)[number]

/** One message to one webhook, with the answer of its last try. */
export const webhookDeliverySchema = Type.Object(
  {
    id: idSchema,
    webhookId: idSchema,
    /** The venue of the webhook; null if that is for all venues. */
    restaurantId: nullable(idSchema),
    /** The `webhook-id`, which is the same in all tries. */
    messageId: Type.String(),
    type: Type.Union(webhookTypes.map((type) => Type.Literal(type))),
    /** The id of the order, bill or request that it is about; null for tests and menus. Payments are about their order. */
    recordId: nullable(idSchema),
    state: deliveryStateSchema,
    tries: Type.Integer(),
    createdAt: instantSchema,
    triedAt: nullable(instantSchema),
    nextTryAt: nullable(instantSchema),
    /** The HTTP status of the last answer; null if there was none. */
    status: nullable(Type.Integer()),
    /** The reason why the last try got no answer. */
    failure: nullable(Type.Union(deliveryFailures.map((failure) => Type.Literal(failure)))),
    /** The first 500 characters of the last answer. */
    answer: nullable(Type.String()),
    tookMs: nullable(Type.Integer()),
    version: Type.Integer(),
  },
  closed,
)

export type WebhookDelivery = Static<typeof webhookDeliverySchema>

export const webhookDeliveryListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    webhookId: filters.id,
    state: filters.oneOf(deliveryStateSchema),
    createdAt: filters.instant,
  },
  ['id'],
)

export type WebhookDeliveryListQuery = Static<typeof webhookDeliveryListQuerySchema>

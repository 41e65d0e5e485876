import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { recommendationDialogSchema } from '../menus/menus.recommendations.ts'

const closed = { additionalProperties: false } as const
const maybe = Type.Optional

/** A `pair` proposes an item to guests who chose another; a `tag` says that an item without a dialog should have one. */
export const suggestionKinds = ['pair', 'tag'] as const
export const suggestionStatuses = ['open', 'accepted', 'dismissed'] as const

export type SuggestionKind = (typeof suggestionKinds)[number]
export type SuggestionStatus = (typeof suggestionStatuses)[number]

const kindSchema = Type.Union(suggestionKinds.map((kind) => Type.Literal(kind)))
const statusSchema = Type.Union(suggestionStatuses.map((status) => Type.Literal(status)))

/** A suggestion from the orders of the last 90 business days, which a person accepts or dismisses. (screens, /ai-recommendation) */
export const suggestionSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    kind: kindSchema,
    status: statusSchema,
    /** The item that it recommends. */
    recommendedItemId: idSchema,
    /** The item with which it is ordered; null for a tag. */
    itemId: nullable(idSchema),
    /** The dialog with whose items it is ordered; null for a pair. */
    dialog: nullable(recommendationDialogSchema),
    /** Orders with both. */
    together: Type.Integer(),
    /** Orders with the recommended item. */
    recommendedOrders: Type.Integer(),
    /** Orders with the other item, or with an item of the dialog. */
    otherOrders: Type.Integer(),
    /** All orders that were counted. */
    ofOrders: Type.Integer(),
    /** The part of all orders that have both. */
    support: Type.Number(),
    /** The part of the orders with the other that have the recommended item too. */
    confidence: Type.Number(),
    /** How many times as often as by chance. */
    lift: Type.Number(),
    decidedAt: nullable(instantSchema),
    decidedBy: nullable(Type.String()),
    /** Orders with both since it was accepted; null before they are counted. */
    earnedOrders: nullable(Type.Integer()),
    /** The revenue of the recommended item in these orders, in the venue's currency. */
    earnedRevenue: nullable(amountSchema),
    /** The time of the last count. */
    countedAt: instantSchema,
    version: Type.Integer(),
  },
  closed,
)

export type Suggestion = Static<typeof suggestionSchema>

export const suggestionListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    kind: filters.oneOf(kindSchema),
    status: filters.oneOf(statusSchema),
  },
  ['lift', 'together', 'id'],
)

export type SuggestionListQuery = Static<typeof suggestionListQuerySchema>

export const suggestionDecisions = ['accept', 'dismiss', 'reopen'] as const

export type SuggestionDecision = (typeof suggestionDecisions)[number]

/**
 * The decision of a person. Accepting a tag needs its dialog and options: it tags the item. A dismissed suggestion can be reopened,
 * and an accepted pair dismissed, so that guests no longer get it.
 */
export const decideSuggestionSchema = Type.Object(
  {
    id: idSchema,
    decision: Type.Union(suggestionDecisions.map((decision) => Type.Literal(decision))),
    /** The dialog of the tag, which need not be the one with whose items it is ordered. */
    recommendationCategory: maybe(recommendationDialogSchema),
    mainOptionId: maybe(Type.Array(idSchema, { maxItems: 50, uniqueItems: true })),
    subOptionId: maybe(Type.Array(idSchema, { maxItems: 50, uniqueItems: true })),
    version: maybe(Type.Integer({ minimum: 1 })),
  },
  closed,
)

export type DecideSuggestion = Static<typeof decideSuggestionSchema>

/** How far the orders of a venue are counted; the id is that of the venue. */
export const recommendationCountSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    /** When the last count was asked for; it runs while this is later than `countedAt`. */
    requestedAt: nullable(instantSchema),
    countedAt: nullable(instantSchema),
    /** The orders of the last count. */
    orders: Type.Integer(),
  },
  closed,
)

export type RecommendationCount = Static<typeof recommendationCountSchema>

export const recommendationCountListQuerySchema = listQuerySchema({ restaurantId: filters.id }, ['id'])

export const countRecommendationsSchema = Type.Object({ restaurantId: idSchema }, closed)

export type CountRecommendations = Static<typeof countRecommendationsSchema>

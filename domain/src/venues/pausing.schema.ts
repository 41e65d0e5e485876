import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'

/** A pause of ordering: at the whole venue, or of one menu. */
export const orderPauseSchema = Type.Object(
  {
    /** Null if the whole venue is paused. */
    menuId: nullable(idSchema),
    /** The name of the menu when it was paused. */
    menuName: nullable(localTextSchema),
    since: instantSchema,
    /** Null until staff resume. */
    until: nullable(instantSchema),
    pausedBy: Type.String(),
  },
  { additionalProperties: false },
)

export type OrderPause = Static<typeof orderPauseSchema>

/** The minutes for which ordering can be paused; null pauses until staff resume. */
export const pauseMinutes = [15, 30, 60, null] as const

export type PauseMinutes = (typeof pauseMinutes)[number]

const pausedPlace = {
  restaurantId: idSchema,
  /** Without it, the whole venue is meant. */
  menuId: Type.Optional(nullable(idSchema)),
  /**
   * The `since` of the pause that the person saw, or null if they saw none: refused if there is another one by now.
   * Without it, nothing is compared.
   */
  seen: Type.Optional(nullable(instantSchema)),
}

export const pauseOrdersSchema = Type.Object(
  {
    ...pausedPlace,
    minutes: Type.Union(pauseMinutes.map((minutes) => (minutes === null ? Type.Null() : Type.Literal(minutes)))),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type PauseOrders = Static<typeof pauseOrdersSchema>

export const resumeOrdersSchema = Type.Object(pausedPlace, { additionalProperties: false })

export type ResumeOrders = Static<typeof resumeOrdersSchema>

import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { orderFeedbackSchema } from './orders.schema.ts'
import type { OrderStatus } from './orders.status.ts'

/** The body of a guest's feedback on an order. */
export const giveFeedbackSchema = Type.Object(
  { id: idSchema, feedback: orderFeedbackSchema },
  { additionalProperties: false },
)

export type GiveFeedback = Static<typeof giveFeedbackSchema>

/**
 * Returns whether a guest can give feedback on an order in this status: once it was delivered. (product, People and
 * principals)
 */
export function mayJudge(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'completed'
}

/** The limit of a guest's feedback on one order: each one is stored in the log and published to screens. */
export const feedbackTimesAtMost = 10

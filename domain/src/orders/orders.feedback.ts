import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { orderFeedbackSchema } from './orders.schema.ts'
import type { OrderStatus } from './orders.status.ts'

/** The body by which a guest says how they liked an order. */
export const giveFeedbackSchema = Type.Object(
  { id: idSchema, feedback: orderFeedbackSchema },
  { additionalProperties: false },
)

export type GiveFeedback = Static<typeof giveFeedbackSchema>

/** Whether a guest can say of an order that stands so how they liked it: once it was brought. (product, People and principals) */
export function mayJudge(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'completed'
}

/** How often a guest may say how they liked an order: each time stays in its log, and is told to screens. */
export const feedbackTimesAtMost = 10

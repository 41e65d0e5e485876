import type { TimedRequestType } from './requests.schema.ts'

/** The minutes within which requests are to be resolved at a venue that has not chosen others. */
export const usualDueMinutes: Record<TimedRequestType, number> = {
  talk: 5,
  icebucket: 10,
  bill: 5,
  food: 10,
  towel: 15,
  tray: 30,
  card: 5,
  cash: 5,
  online: 5,
  kitchen: 5,
  orderCancellation: 3,
}

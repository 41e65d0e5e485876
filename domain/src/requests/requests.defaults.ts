import type { RequestDueMinutes } from './requests.settings.ts'

/** Within how many minutes a venue can want a type of request to be seen to: a day at most. */
export const dueMinutesLimits = { least: 1, most: 1_440 } as const

/** Within how many minutes requests are to be seen to at a venue that has not chosen otherwise. */
export const usualDueMinutes: RequestDueMinutes = {
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

import type { RequestType } from './requests.schema.ts'

/** Within how many minutes requests are to be seen to at a venue that has not chosen otherwise. */
export const usualDueMinutes: Record<RequestType, number> = {
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

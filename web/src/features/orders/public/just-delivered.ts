import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useOwnActs } from '#features/orders/records/own-acts.ts'

/**
 * Returns the order that this user marked as delivered last, on this device and a moment ago, as it was then; undefined
 * if there is none.
 */
export function useJustDelivered(): Order | undefined {
  return useOwnActs().find(({ act }) => act === 'deliver')?.order
}

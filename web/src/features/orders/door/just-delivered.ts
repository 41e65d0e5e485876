import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useOwnActs } from '#features/orders/own-acts.ts'

/** The order that this person said last to be delivered, at this device and a moment ago, as it was then; undefined where there is none. */
export function useJustDelivered(): Order | undefined {
  return useOwnActs().find(({ act }) => act === 'deliver')?.order
}

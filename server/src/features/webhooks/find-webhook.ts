import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import type { DeliveryRow } from './delivery-columns.ts'
import type { WebhookRow } from './webhook-columns.ts'

type Asked = { id: number; principal: Principal }

/** Loads a webhook that the caller may change. Throws NotFound. */
export function* findWebhook({ id, principal }: Asked): Transaction<WebhookRow> {
  return seen(yield* one<WebhookRow>('SELECT * FROM webhooks WHERE "id" = ?', id), { principal, what: 'webhook' })
}

/** Loads a webhook that the caller may change, and locks it. Throws NotFound. */
export function* lockWebhook({ id, principal }: Asked): Transaction<WebhookRow> {
  return seen(yield* lockRow<WebhookRow>('webhooks', { id, by: 'secret' }), { principal, what: 'webhook' })
}

/** Loads a delivery that the caller may see. Throws NotFound. */
export function* findDelivery({ id, principal }: Asked): Transaction<DeliveryRow> {
  const row = yield* one<DeliveryRow>('SELECT * FROM webhook_deliveries WHERE "id" = ?', id)
  return seen(row, { principal, what: 'delivery' })
}

type OfVenues = { restaurantId: number | null }

function seen<Row extends OfVenues>(
  row: Row | undefined,
  { principal, what }: { principal: Principal; what: string },
): Row {
  if (!row || !maySee(principal, row)) throw recordUnknown(`No such ${what}`)
  return row
}

/** Returns whether a webhook or delivery is of the caller's venues. If it is of all venues, only people who see all of them see it. */
export function maySee(principal: Principal, { restaurantId }: OfVenues): boolean {
  return worksAt(principal, restaurantId ?? 0)
}

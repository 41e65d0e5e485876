import type { PushSubscription } from '@brigade/domain/push/push.schema.ts'
import { defaulted, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

/**
 * The owner of a subscription, the session that last confirmed it, and the keys that encrypt its messages, which never leave the
 * server.
 */
type Kept = { userId: number; sessionId: string; p256dh: string; auth: string }

/** Storage of the browsers that have agreed to push messages. */
export const pushColumns = columnsOf<PushSubscription, Kept>()(
  'push_subscriptions',
  { id: defaulted(plain), endpoint: plain, deviceName: plain, createdAt: plain, confirmedAt: plain },
  { userId: plain, sessionId: plain, p256dh: plain, auth: plain },
)

export type PushRow = RowOf<typeof pushColumns>

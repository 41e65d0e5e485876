import type { PushSubscription } from '@brigade/domain/push/push.schema.ts'
import { defaulted, plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

/** Whose it is, by which session it was last confirmed, and by which keys its messages are encrypted: these never leave the server. */
type Kept = { userId: number; sessionId: string; p256dh: string; auth: string }

/** How the browsers are stored that have agreed to be told what waits. */
export const pushColumns = columnsOf<PushSubscription, Kept>()(
  'push_subscriptions',
  { id: defaulted(plain), endpoint: plain, deviceName: plain, createdAt: plain, confirmedAt: plain },
  { userId: plain, sessionId: plain, p256dh: plain, auth: plain },
)

export type PushRow = RowOf<typeof pushColumns>

import type { Doer } from '@brigade/domain/access/principal.ts'
import { webhooksPath } from '@brigade/domain/webhooks/webhooks.api.ts'
import type { Webhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { defaulted, flag, json, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  /** Signs each message, and so can't be a hash. */
  secret: string
  oldSecret: string | null
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** Storage of webhooks, with their secrets. The version rises when what people enter changes, and not with each failure. */
export const webhookColumns = columnsOf<Webhook, Kept>(webhooksPath, {
  record: 'webhook',
  nameOf: ({ name }) => name,
  except: ['failingSince', 'oldSecretUntil'],
  hidden: ['secret'],
})(
  'webhooks',
  {
    id: defaulted(plain),
    restaurantId: plain,
    name: plain,
    url: plain,
    topics: json,
    isActive: flag,
    failingSince: defaulted(plain),
    pausedAt: defaulted(plain),
    pauseReason: defaulted(plain),
    oldSecretUntil: defaulted(plain),
    version: defaulted(plain),
    createdAt: plain,
    updatedAt: plain,
    updatedBy: plain,
  },
  { secret: plain, oldSecret: defaulted(plain), updatedByKind: plain, updatedById: plain },
)

export type WebhookRow = RowOf<typeof webhookColumns>

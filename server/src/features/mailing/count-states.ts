import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import type { MailingCounts } from '@brigade/domain/mailing/mailing.schema.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { noCounts } from './mailing-columns.ts'

/** Counts the recipients of a mailing by their states, from its index. */
export function* countStates(mailingId: number): Transaction<MailingCounts> {
  const rows = yield* many<{ state: string; total: number }>(
    'SELECT "state", count(*) AS "total" FROM mailing_recipients WHERE "mailingId" = ? GROUP BY "state"',
    mailingId,
  )
  const gone = yield* one<{ total: number }>(
    'SELECT count(*) AS "total" FROM mailing_recipients WHERE "mailingId" = ? AND "unsubscribedAt" IS NOT NULL',
    mailingId,
  )
  const counts = { ...noCounts, unsubscribed: gone?.total ?? 0 }
  for (const { state, total } of rows) if (isKeyOf(counts, state)) counts[state] = total
  return counts
}

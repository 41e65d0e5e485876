import type { Doer } from '@brigade/domain/access/principal.ts'
import { mailingsPath } from '@brigade/domain/mailing/mailing.api.ts'
import type { Mailing, MailingCounts } from '@brigade/domain/mailing/mailing.schema.ts'
import { defaulted, flag, json, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** True if whoever sends it may write to the contacts of other venues than its own. */
  isOfAllVenues: boolean
  /** The last contact that was looked at while the recipients were collected. */
  collectedTo: number
  /** The run of the job that sends it: an earlier run, which lost its lease, sends nothing more. */
  runId: string | null
  /** How often in a row the mail server took nothing. */
  troubles: number
}

/** Storage of mailings. The version rises when people change or move one, and not with each mail. */
export const mailingColumns = columnsOf<Mailing, Kept>(mailingsPath, {
  record: 'mailing',
  nameOf: ({ title }) => title,
  except: ['counts', 'isCollecting', 'trouble', 'troubleSince', 'startedAt', 'endedAt'],
})(
  'mailings',
  {
    id: defaulted(plain),
    restaurantId: plain,
    title: plain,
    state: plain,
    language: plain,
    messages: json,
    segment: json,
    scheduledAt: defaulted(plain),
    startedAt: defaulted(plain),
    endedAt: defaulted(plain),
    isCollecting: defaulted(flag),
    counts: json,
    trouble: defaulted(plain),
    troubleSince: defaulted(plain),
    version: defaulted(plain),
    createdAt: plain,
    updatedAt: plain,
    updatedBy: plain,
  },
  {
    updatedByKind: plain,
    updatedById: plain,
    isOfAllVenues: defaulted(flag),
    collectedTo: defaulted(plain),
    runId: defaulted(plain),
    troubles: defaulted(plain),
  },
)

export type MailingRow = RowOf<typeof mailingColumns>

/** The counts of a mailing that has no recipients yet. */
export const noCounts: MailingCounts = {
  waiting: 0,
  sending: 0,
  sent: 0,
  bounced: 0,
  failed: 0,
  skipped: 0,
  uncertain: 0,
  unsubscribed: 0,
}

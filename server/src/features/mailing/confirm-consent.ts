import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import type { Database } from '#kit/database/database.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { updatedByNobody } from '#kit/lists/records.ts'
import { contactColumns, type ContactRow } from './contact-columns.ts'
import { recordConsent } from './record-consent.ts'

const dayMs = 86_400_000

/** Confirms the consent of a guest who has pressed the link in their mail. It does nothing for contacts who don't wait for it. */
export function* confirmConsent(contactId: number, now: Date): Transaction<void> {
  const at = now.toISOString()
  const row = yield* lockRow<ContactRow>('mailing_contacts', { id: contactId, by: 'consentNote' })
  if (row?.state !== 'unconfirmed') return
  yield* contactColumns.update(
    { state: 'agreed', consentAt: at, version: row.version + 1, ...updatedByNobody(now) },
    { where: '"id" = ?', params: [contactId] },
  )
  yield* recordConsent({ contactId, isGiven: true, source: 'link', note: '', at, recordedAt: at, by: null })
}

/** Deletes guests who never confirmed, with all that is known of them. */
export async function forgetUnconfirmed(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - mailingLimits.unconfirmedDays * dayMs).toISOString()
  await forgetRows(db, {
    table: 'mailing_contacts',
    where: `"state" = 'unconfirmed' AND "consentAt" < ?`,
    params: [before],
  })
}

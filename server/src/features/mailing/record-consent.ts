import type { ConsentSource, WithdrawalSource } from '@brigade/domain/mailing/mailing.states.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'

export type Consent = {
  contactId: number
  isGiven: boolean
  source: ConsentSource | WithdrawalSource
  note: string
  /** When the person said so. */
  at: string
  /** When it was recorded, and by whom. */
  recordedAt: string
  by: string | null
}

/** Adds a consent, or its end, to the history of a contact, which is never changed. */
export function* recordConsent({ contactId, isGiven, source, note, at, recordedAt, by }: Consent): Transaction<void> {
  yield* run(
    'INSERT INTO mailing_consents ("contactId", "isGiven", "source", "note", "at", "recordedAt", "by") VALUES (?, ?, ?, ?, ?, ?, ?)',
    contactId,
    isGiven,
    source,
    note,
    at,
    recordedAt,
    by,
  )
}

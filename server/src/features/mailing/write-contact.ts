import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import type { AuditAct } from '@brigade/domain/access/audit-kinds.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import {
  problemOfConsentTime,
  problemsOfContact,
  problemsOfNewContact,
} from '@brigade/domain/mailing/mailing.contacts.rules.ts'
import type {
  CreateContact,
  MailingContact,
  PatchContact,
  WithdrawConsent,
} from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { audit, run, type Transaction } from '#kit/database/transaction.ts'
import { conflict, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { refuseStale, repeatedRecord, updatedBy, updatedByNobody } from '#kit/lists/records.ts'
import { newToken } from '#kit/settings/secret-tokens.ts'
import { addressKeys } from './address-keys.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { contactColumns, type ContactRow } from './contact-columns.ts'
import { enteredIn, findByKey, lockContact, refuseManyContacts, refuseVenue } from './find-contact.ts'
import { recordConsent } from './record-consent.ts'

/**
 * Adds a guest who agreed, or records a new consent of one who had unsubscribed. Throws BadRequest, Conflict for one who is a contact already
 * or has unsubscribed, Unprocessable if there are as many as there may be.
 */
export function* createContact(
  { restaurantId, consentAt, agreedAgain = false, ...draft }: Omit<CreateContact, 'idempotencyKey'>,
  { principal, now }: Caller,
): Transaction<MailingContact> {
  refuseFields(problemsOfNewContact(draft), mailingErrors)
  yield* refuseVenue(restaurantId, principal)
  const at = timeOfConsent(consentAt, now)
  const entered = enteredIn(draft, yield* addressKeys())
  yield* refuseManyContacts(restaurantId)
  const known = yield* findByKey(restaurantId, entered.addressKey)
  // What staff record needs no confirmation by the guest.
  if (known && known.state !== 'unconfirmed') refuseKnown(known, { agreedAgain, at })
  const given = {
    ...entered,
    language: draft.language,
    ...consentOf({ at, note: draft.consentNote, source: 'staff', by: nameOf(principal) }),
    ...updatedBy(principal, now),
  }
  const row = known
    ? yield* renewContact(known, given)
    : yield* contactColumns.insert({ restaurantId, ...given, token: newToken(), createdAt: now.toISOString() })
  yield* noteConsent(row, now)
  yield* auditContact(row, 'created')
  return contactColumns.read(row)
}

/** Returns when somebody agreed; now unless it is known. Refuses days on which nobody can have agreed to mails. */
export function timeOfConsent(consentAt: string | undefined, now: Date): string {
  const problem = problemOfConsentTime(consentAt, now)
  if (problem) refuseField({ consentAt: problem }, mailingErrors)
  return (consentAt === undefined ? now : new Date(consentAt)).toISOString()
}

/** Returns the columns of a consent that was just given. */
export function consentOf(given: {
  at: string
  note: string
  source: MailingContact['consentSource']
  by: string | null
}) {
  return {
    state: 'agreed',
    consentAt: given.at,
    consentSource: given.source,
    consentNote: plainText(given.note),
    consentBy: given.by,
    withdrawnAt: null,
    withdrawnSource: null,
    bouncedAt: null,
    bounceAnswer: null,
    isDeleted: false,
  } as const
}

/** Writes a new consent to a contact who was known before. */
function* renewContact(known: ContactRow, given: Parameters<typeof contactColumns.update>[0]): Transaction<ContactRow> {
  const [row] = yield* contactColumns.update(
    { ...given, version: known.version + 1 },
    { where: '"id" = ?', params: [known.id] },
  )
  return row!
}

/** Adds the consent that a contact has now to its history. */
export function noteConsent(row: ContactRow, now: Date): Transaction<void> {
  return recordConsent({
    contactId: row.id,
    isGiven: true,
    source: row.consentSource,
    note: row.consentNote,
    at: row.consentAt,
    recordedAt: now.toISOString(),
    by: row.consentBy,
  })
}

/** Refuses a known address unless its owner agreed again after they unsubscribed, or after mails to it came back. */
function refuseKnown(known: ContactRow, { agreedAgain, at }: { agreedAgain: boolean; at: string }): void {
  if (known.state === 'bounced' && agreedAgain) return
  if (known.withdrawnAt === null) {
    const fields = { address: mailingErrors.addressTaken }
    throw conflict({ message: mailingErrors.addressTaken, reason: 'addressTaken', fields, extras: { id: known.id } })
  }
  if (!agreedAgain) {
    const fields = { address: mailingErrors.addressWithdrawn }
    throw conflict({ message: mailingErrors.addressWithdrawn, reason: 'addressWithdrawn', fields })
  }
  if (at < known.withdrawnAt) refuseField({ consentAt: 'agreedBeforeWithdrawal' }, mailingErrors)
}

/** Returns the contact that a repeated call has added before. */
export function* repeatedContact(id: number, { principal }: Caller): Transaction<MailingContact | undefined> {
  const row = yield* repeatedRecord<ContactRow>(contactColumns, { id, principal })
  return row && !row.isDeleted ? contactColumns.read(row) : undefined
}

/**
 * Changes a contact. A corrected address belongs to the same consent, and has not bounced; the old one gets nothing more. Throws NotFound,
 * BadRequest, and Conflict for the address of somebody who unsubscribed.
 */
export function* patchContact(
  id: number,
  { version, ...change }: PatchContact,
  { principal, now, app }: Call,
): Transaction<MailingContact> {
  const row = yield* lockContact({ id, principal })
  const before = contactColumns.read(row)
  const wanted = { address: before.address, name: before.name, language: before.language, ...change }
  refuseFields(problemsOfContact(wanted), mailingErrors)
  const entered = enteredIn(wanted, yield* addressKeys())
  const isSame = entered.address === row.address && entered.name === row.name && wanted.language === row.language
  if (isSame) return before
  if (version !== undefined && version !== before.version) {
    refuseStale({ message: mailingErrors.staleVersion, current: before, row })
  }
  const isMoved = entered.addressKey !== row.addressKey
  if (isMoved && row.withdrawnAt !== null) refuseKnown(row, { agreedAgain: false, at: now.toISOString() })
  const other = isMoved ? yield* findByKey(row.restaurantId, entered.addressKey) : undefined
  if (other) refuseKnown(other, { agreedAgain: false, at: now.toISOString() })
  const isMended = isMoved && row.state === 'bounced'
  const [changed] = yield* contactColumns.update(
    {
      ...entered,
      language: wanted.language,
      ...(isMended && { state: 'agreed', bouncedAt: null, bounceAnswer: null }),
      ...(isMoved && { token: newToken() }),
      version: row.version + 1,
      ...updatedBy(principal, now),
    },
    { where: '"id" = ?', params: [id] },
  )
  if (isMoved) yield* leaveAddress(row, { principal, now })
  if (isMoved && row.state === 'unconfirmed') yield* askToConfirm(changed!, { app, now })
  yield* auditContact(row, 'changed')
  return contactColumns.read(changed!)
}

/**
 * Notes that the address of a contact was corrected, and leaves a row without data for the old one: the links in its mails belong to it, and
 * no import adds it again.
 */
function* leaveAddress(old: ContactRow, { principal, now }: Caller): Transaction<void> {
  const at = now.toISOString()
  const by = nameOf(principal)
  const note = 'The address was corrected.'
  yield* recordConsent({ contactId: old.id, isGiven: true, source: 'staff', note, at, recordedAt: at, by })
  const { id: _, withdrawnAt: _at, withdrawnSource: _source, ...kept } = contactColumns.read(old)
  const left = yield* contactColumns.insert({
    ...kept,
    ...withoutData,
    state: 'agreed',
    bouncedAt: null,
    version: 1,
    addressKey: old.addressKey,
    token: old.token,
    createdAt: at,
    ...updatedBy(principal, now),
  })
  yield* endConsent(left, { source: 'deletion', note, principal, now })
}

/** The columns of a contact whose data was deleted. */
const withoutData = {
  address: '',
  name: '',
  searched: '',
  consentNote: '',
  bounceAnswer: null,
  isDeleted: true,
} as const

/** Records that a contact told staff that they want no more mails. Throws NotFound, and Conflict for one who unsubscribed before. */
export function* withdrawConsent(
  { id, note = '' }: WithdrawConsent,
  { principal, now }: Caller,
): Transaction<MailingContact> {
  const row = yield* lockContact({ id, principal })
  if (row.withdrawnAt !== null) throw conflict({ message: mailingErrors.notConsented, reason: 'notConsented' })
  const withdrawn = yield* endConsent(row, { source: 'staff', note, principal, now })
  yield* auditContact(row, 'changed')
  return contactColumns.read(withdrawn)
}

/**
 * Deletes the data of a contact and returns it as it was. The row stays without address and name, for the log of mailings, for the links in
 * mails, and so that no import adds the person again. Throws NotFound.
 */
export function* removeContact(id: number, { principal, now }: Caller): Transaction<MailingContact> {
  const row = yield* lockContact({ id, principal })
  if (row.withdrawnAt === null) yield* endConsent(row, { source: 'deletion', note: '', principal, now })
  yield* run(`UPDATE mailing_consents SET "note" = '' WHERE "contactId" = ?`, id)
  yield* run('UPDATE mailing_recipients SET "answer" = NULL WHERE "contactId" = ?', id)
  yield* contactColumns.update(
    { ...withoutData, version: row.version + 2, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  yield* auditContact(row, 'removed')
  return contactColumns.read(row)
}

type EndOfConsent = {
  source: NonNullable<MailingContact['withdrawnSource']>
  note: string
  principal: Principal | null
  now: Date
}

/** Ends the consent of a contact. It is never given again by an import. */
export function* endConsent(row: ContactRow, { source, note, principal, now }: EndOfConsent): Transaction<ContactRow> {
  const at = now.toISOString()
  const [ended] = yield* contactColumns.update(
    {
      state: 'withdrawn',
      withdrawnAt: at,
      withdrawnSource: source,
      version: row.version + 1,
      ...(principal ? updatedBy(principal, now) : updatedByNobody(now)),
    },
    { where: '"id" = ? AND "withdrawnAt" IS NULL', params: [row.id] },
  )
  if (!ended) return row
  const by = principal && nameOf(principal)
  yield* recordConsent({ contactId: row.id, isGiven: false, source, note: plainText(note), at, recordedAt: at, by })
  return ended
}

/** Writes to the audit log that a contact was changed, without their address or name. */
function auditContact({ id, restaurantId }: ContactRow, act: AuditAct): Transaction<void> {
  return audit({
    act,
    record: 'mailingContact',
    recordId: id,
    recordName: `#${id}`,
    restaurantId,
    changes: [],
    moreChanges: 0,
  })
}

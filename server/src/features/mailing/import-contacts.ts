import { nameOf } from '@brigade/domain/access/principal.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { checkImport, type CheckedRow, problemOfNote } from '@brigade/domain/mailing/mailing.contacts.rules.ts'
import type { ImportContacts, ImportedContacts, RefusedRow } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import type { Caller } from '#kit/context/call.ts'
import { chunksOf, manyIn } from '#kit/database/in-chunks.ts'
import { audit, pause, run, type Transaction } from '#kit/database/transaction.ts'
import { refuseFields, unprocessable } from '#kit/errors/errors.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { newToken } from '#kit/settings/secret-tokens.ts'
import { addressKeys } from './address-keys.ts'
import { contactColumns } from './contact-columns.ts'
import { countContacts, enteredIn, refuseVenue } from './find-contact.ts'
import { consentOf, timeOfConsent } from './write-contact.ts'

/** The rows that one statement adds. */
const rowsAStatement = 50

/**
 * Adds the valid rows and reports the others by line and field. Known contacts stay as they are, and people who unsubscribed stay
 * unsubscribed. Throws BadRequest, and Unprocessable if the venue would have too many contacts.
 */
export function* importContacts(
  { restaurantId, source, consentAt, language, rows }: ImportContacts,
  { principal, now }: Caller,
): Transaction<ImportedContacts> {
  const sourceProblem = problemOfNote(source, 'sourceMissing')
  if (sourceProblem) refuseFields({ source: sourceProblem }, mailingErrors)
  const at = timeOfConsent(consentAt, now)
  yield* refuseVenue(restaurantId, principal)
  const keyOf = yield* addressKeys()
  const before = yield* countContacts(restaurantId)
  const { rows: good, problems } = checkImport(rows, language)
  yield pause
  const refused: RefusedRow[] = problems.map(({ line, field, problem }) => refusalOf(line, field, problem))
  const common = {
    restaurantId,
    ...consentOf({ at, note: source, source: 'import', by: nameOf(principal) }),
    ...updatedBy(principal, now),
  }
  let added = 0
  for (const part of chunksOf(good, 500)) {
    const entered = part.map((row) => ({ ...row, ...enteredIn(row, keyOf) }))
    const known = yield* knownAmong(restaurantId, entered)
    refused.push(
      ...entered
        .filter(({ addressKey }) => known.get(addressKey) === 'withdrawn')
        .map(({ line }) => refusalOf(line, 'address', { code: 'addressWithdrawn' })),
    )
    const fresh = entered.filter(({ addressKey }) => !known.has(addressKey))
    added += fresh.length
    if (before + added > mailingLimits.contacts) refuseManyContacts()
    for (const few of chunksOf(fresh, rowsAStatement)) {
      yield* insertContacts(few, { ...common, createdAt: now.toISOString() })
      yield* noteConsents(restaurantId, few)
    }
    yield pause
  }
  const counts = { added, refused: refused.length }
  yield* audit({
    act: 'created',
    record: 'mailingContact',
    recordId: null,
    recordName: source.slice(0, 100),
    restaurantId,
    changes: Object.entries(counts).map(([field, after]) => ({ field, before: null, after })),
    moreChanges: 0,
  })
  return {
    added,
    known: rows.length - added - refused.length,
    refusedCount: refused.length,
    refused: refused.toSorted((one, other) => one.line - other.line).slice(0, mailingLimits.listedRefusals),
  }
}

function refusalOf(
  line: number,
  field: RefusedRow['field'],
  problem: Parameters<typeof sentenceOf<keyof typeof mailingErrors>>[1],
): RefusedRow {
  return { line, field, code: problem.code, reason: sentenceOf(mailingErrors, problem) }
}

/** Returns which of these addresses are contacts of the venue, and which of those unsubscribed. */
function* knownAmong(
  restaurantId: number,
  entered: readonly { addressKey: string }[],
): Transaction<Map<string, 'contact' | 'withdrawn'>> {
  const rows = yield* manyIn<{ addressKey: string; withdrawnAt: string | null }>(
    `SELECT "addressKey", "withdrawnAt" FROM mailing_contacts WHERE "restaurantId" = ${restaurantId} AND "addressKey" IN`,
    entered.map(({ addressKey }) => addressKey),
  )
  return new Map(
    rows.map(({ addressKey, withdrawnAt }) => [addressKey, withdrawnAt === null ? 'contact' : 'withdrawn']),
  )
}

type Entered = CheckedRow & ReturnType<typeof enteredIn>

/** Inserts contacts by one statement. */
function* insertContacts(
  entered: readonly Entered[],
  common: Omit<Parameters<typeof contactColumns.insert>[0], keyof Entered | 'token'>,
): Transaction<void> {
  const rows = entered.map(({ line: _, ...own }) => contactColumns.write({ ...common, ...own, token: newToken() }))
  const names = Object.keys(rows[0] ?? {})
  if (rows.length === 0) return
  const places = `(${names.map(() => '?').join(', ')})`
  yield* run(
    `INSERT INTO mailing_contacts (${names.map((name) => `"${name}"`).join(', ')}) VALUES ${rows.map(() => places).join(', ')}`,
    ...rows.flatMap((row) => names.map((name) => row[name]!)),
  )
}

/** Adds the consents of the contacts that were just imported to their history. */
function* noteConsents(restaurantId: number, added: readonly Entered[]): Transaction<void> {
  yield* run(
    `INSERT INTO mailing_consents ("contactId", "isGiven", "source", "note", "at", "recordedAt", "by")
     SELECT "id", 1 = 1, "consentSource", "consentNote", "consentAt", "createdAt", "consentBy" FROM mailing_contacts
     WHERE "restaurantId" = ? AND "addressKey" IN (${added.map(() => '?').join()})`,
    restaurantId,
    ...added.map(({ addressKey }) => addressKey),
  )
}

function refuseManyContacts(): never {
  const { contacts: limit } = mailingLimits
  const message = sentenceOf(mailingErrors, { code: 'tooManyContacts', params: { limit } })
  throw unprocessable({ message, reason: 'tooManyContacts', extras: { limit } })
}

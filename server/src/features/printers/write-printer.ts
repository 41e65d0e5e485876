import { can } from '@brigade/domain/access/permissions.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { type PrinterErrorCode, printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import { printersPath, printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import { printerLimits } from '@brigade/domain/printers/printers.limits.ts'
import { problemsOfPrinter, textsOfPrinter, usualPrinter } from '@brigade/domain/printers/printers.rules.ts'
import type { CreatePrinter, PatchPrinter, Printer } from '@brigade/domain/printers/printers.schema.ts'
import { conflict, refuseField, refuseFields, unprocessable } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { holdRow } from '#kit/hold-row.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import { isLocalHost } from '#kit/outgoing-address.ts'
import { findRecord, refuseStale, updatedBy } from '#kit/records.ts'
import { many, one, placesFor, run, type Work } from '#kit/work.ts'
import { printerColumns, type PrinterRow } from './printer-columns.ts'
import { printJobColumns } from './jobs/print-job-columns.ts'
import { tellReceipts } from './jobs/tell-receipts.ts'
import { printersAt } from './printers-at.ts'

type Writing = {
  principal: Principal
  now: Date
  /** Whether the administrator has allowed addresses of the server's own machine and link. */
  allowsLocal: boolean
}

export type Written = { printer: Printer; isChanged: boolean; announcements: Announcement[] }

export type CreateInput = Writing & { body: CreatePrinter; idempotencyKey: string | undefined }

/**
 * Adds a printer to a venue; a key that is repeated answers what it made before. Throws BadRequest, Unprocessable for one more than a venue
 * may have, Conflict for a key whose printer was deleted.
 */
export function* createPrinter({ body, idempotencyKey, ...writing }: CreateInput): Work<Written> {
  const { principal, now } = writing
  const creation = { principal, kind: 'printer', key: idempotencyKey }
  const repeated = yield* findRepeated(creation)
  if (repeated !== undefined) {
    const known = yield* one<PrinterRow>('SELECT * FROM printers WHERE "id" = ?', repeated)
    if (!known) throw conflict({ message: 'What this key made was deleted since. Take a new key.', reason: 'keyTaken' })
    return { printer: printerColumns.read(known), isChanged: false, announcements: [] }
  }
  const { restaurantId, idempotencyKey: _key, ...draft } = body
  if (!worksAt(principal, restaurantId) || !(yield* holdVenue(restaurantId)))
    refuseField({ restaurantId: 'venueUnknown' }, printerErrors)
  const wanted = { ...usualPrinter, ...draft, ...textsOfPrinter(draft) }
  const others = yield* printersAt(restaurantId)
  if (others.length >= printerLimits.mostAtVenue) refuseOneMore()
  yield* refuseProblems({ wanted: { ...wanted, restaurantId }, others, writing })
  const at = now.toISOString()
  const row = yield* printerColumns.insert({ ...wanted, restaurantId, createdAt: at, ...updatedBy(principal, now) })
  const printer = printerColumns.read(row)
  yield* keepResult({ ...creation, recordId: printer.id, now })
  return { printer, isChanged: true, announcements: [] }
}

export type PatchInput = Writing & { id: number; change: PatchPrinter }

/**
 * Changes a printer. What is so already is no change, whatever version it was made from. Throws NotFound for a stranger's, BadRequest,
 * Conflict when somebody else was faster.
 */
export function* patchPrinter({ id, change, ...writing }: PatchInput): Work<Written> {
  const { principal } = writing
  const { restaurantId } = yield* findRecord(printerColumns, { id, principal, what: 'printer' })
  yield* holdVenue(restaurantId)
  const row = yield* findRecord(printerColumns, { id, principal, what: 'printer' })
  const before = printerColumns.read(row)
  const { version, ...draft } = change
  const wanted: Printer = { ...before, ...draft, ...textsOfPrinter({ ...before, ...draft }) }
  if (isSame(before, wanted)) return { printer: before, isChanged: false, announcements: [] }
  if (version !== undefined && version !== before.version)
    refuseStale({ message: printerErrors.staleVersion, current: before, row })
  const others = (yield* printersAt(restaurantId)).filter((other) => other.id !== id)
  yield* refuseProblems({ wanted, before, others, writing })
  const printer = yield* save(wanted, writing)
  return { printer, isChanged: true, announcements: [] }
}

/** Deletes a printer and gives it as it was; it stands in for no other any more. Throws NotFound for a stranger's, and for the second who tries. */
export function* removePrinter({ id, principal, now }: Omit<Writing, 'allowsLocal'> & { id: number }): Work<Written> {
  const { restaurantId } = yield* findRecord(printerColumns, { id, principal, what: 'printer' })
  yield* holdVenue(restaurantId)
  const printer = printerColumns.read(yield* findRecord(printerColumns, { id, principal, what: 'printer' }))
  const announcements: Announcement[] = []
  for (const other of yield* printersAt(restaurantId)) {
    if (other.fallbackPrinterId !== id) continue
    const record = yield* save({ ...other, fallbackPrinterId: null }, { principal, now })
    announcements.push({ path: printersPath, event: 'patched', record })
  }
  const lost = yield* printJobColumns.update(
    { state: 'failed', reason: 'printerGone', ...updatedBy(principal, now) },
    { where: `"printerId" = ? AND "state" = 'waiting'`, params: [id] },
  )
  for (const row of lost)
    announcements.push({ path: printJobsPath, event: 'patched', record: printJobColumns.read(row) })
  announcements.push(...(yield* tellReceipts(lost, now)))
  yield* run('DELETE FROM printers WHERE "id" = ?', id)
  return { printer, isChanged: true, announcements }
}

/** Of two who change printers of one venue the second one waits, so that no circle comes about. False where there is no such venue. */
function* holdVenue(id: number): Work<boolean> {
  return (yield* holdRow('venues', { id, by: 'timeZone' })) !== undefined
}

type Question = {
  wanted: Omit<Printer, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'> & { id?: number }
  before?: Printer
  others: readonly Printer[]
  writing: Writing
}

function* refuseProblems({ wanted, before, others, writing }: Question): Work<void> {
  const problems: Problems<PrinterErrorCode> = {
    ...(!writing.allowsLocal && isLocalHost(wanted.host) && { host: { code: 'hostNotAllowed' } }),
    ...problemsOfPrinter({
      draft: wanted,
      id: wanted.id,
      others,
      before,
      mayUseAnyPort: can(writing.principal, 'printers:anyPort'),
    }),
    ...(yield* problemsOfCategories(wanted, before?.categoryIds ?? [])),
  }
  refuseFields(problems, printerErrors)
}

/** Those that it had may be gone by now, and stay until somebody takes them off. */
function* problemsOfCategories(
  { categoryIds, restaurantId }: Pick<Printer, 'categoryIds' | 'restaurantId'>,
  known: readonly number[],
): Work<Problems<PrinterErrorCode>> {
  const added = categoryIds.filter((id) => !known.includes(id))
  if (added.length === 0) return {}
  const found = yield* many<{ id: number }>(
    `SELECT "id" FROM categories WHERE "restaurantId" = ? AND "id" IN (${placesFor(added)})`,
    restaurantId,
    ...added,
  )
  return found.length === added.length ? {} : { categoryIds: { code: 'categoryUnknown' } }
}

function* save(wanted: Printer, { principal, now }: Pick<Writing, 'principal' | 'now'>): Work<Printer> {
  const {
    id,
    restaurantId: _venue,
    version: _version,
    createdAt: _at,
    updatedAt: _then,
    updatedBy: _who,
    ...set
  } = wanted
  const [row] = yield* printerColumns.update(
    { ...set, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  return printerColumns.read(row!)
}

function isSame(before: Printer, wanted: Printer): boolean {
  return JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(wanted))
}

function inOrder(printer: Printer): unknown[] {
  return Object.entries(printer).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function refuseOneMore(): never {
  const message = printerErrors.tooManyPrinters.replace('{{limit}}', String(printerLimits.mostAtVenue))
  throw unprocessable({ message, reason: 'tooManyPrinters' })
}

import { can } from '@brigade/domain/access/permissions.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { type PrinterErrorCode, printerErrors } from '@brigade/domain/printers/printers.errors.ts'
import { printerLimits } from '@brigade/domain/printers/printers.limits.ts'
import { problemsOfPrinter, textsOfPrinter, usualPrinter } from '@brigade/domain/printers/printers.rules.ts'
import type { CreatePrinter, PatchPrinter, Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { refuseBeyond, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { isLocalHost } from '#kit/outgoing/outgoing-address.ts'
import { findRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { many, placesFor, type Transaction } from '#kit/database/transaction.ts'
import { printerColumns } from './printer-columns.ts'
import { printJobColumns } from './jobs/print-job-columns.ts'
import { publishReceipts } from './jobs/publish-receipts.ts'
import { printersAt } from './printers-at.ts'

/** Adds a printer to a venue. Throws BadRequest, Unprocessable beyond the maximum number of a venue. */
export function* createPrinter(body: Omit<CreatePrinter, 'idempotencyKey'>, call: Call): Transaction<Printer> {
  const { principal, now } = call
  const { restaurantId, ...draft } = body
  if (!worksAt(principal, restaurantId) || !(yield* holdVenue(restaurantId)))
    refuseField({ restaurantId: 'venueUnknown' }, printerErrors)
  const wanted = { ...usualPrinter, ...draft, ...textsOfPrinter(draft) }
  const others = yield* printersAt(restaurantId)
  refuseBeyond(others.length, {
    limit: printerLimits.mostAtVenue,
    code: 'tooManyPrinters',
    sentences: printerErrors,
  })
  yield* refuseProblems({ wanted: { ...wanted, restaurantId }, others }, call)
  const at = now.toISOString()
  const row = yield* printerColumns.insert({ ...wanted, restaurantId, createdAt: at, ...updatedBy(principal, now) })
  return printerColumns.read(row)
}

/** Returns the printer that a repeated call has added before. */
export function* repeatedPrinter(id: number, { principal }: Caller): Transaction<Printer | undefined> {
  const row = yield* repeatedRecord(printerColumns, { id, principal })
  return row && printerColumns.read(row)
}

/**
 * Changes a printer. A body that changes nothing is accepted, whatever version it was made from. Throws NotFound for another tenant's,
 * BadRequest, Conflict if a colleague was faster.
 */
export function* patchPrinter(id: number, change: PatchPrinter, call: Call): Transaction<Printer> {
  const { principal } = call
  const { restaurantId } = yield* findRecord(printerColumns, { id, principal, what: 'printer' })
  yield* holdVenue(restaurantId)
  const row = yield* findRecord(printerColumns, { id, principal, what: 'printer' })
  const before = printerColumns.read(row)
  const { version, ...draft } = change
  const wanted: Printer = { ...before, ...draft, ...textsOfPrinter({ ...before, ...draft }) }
  if (isSame(before, wanted)) return before
  if (version !== undefined && version !== before.version)
    refuseStale({ message: printerErrors.staleVersion, current: before, row })
  const others = (yield* printersAt(restaurantId)).filter((other) => other.id !== id)
  yield* refuseProblems({ wanted, before, others }, call)
  return yield* save(wanted, call)
}

/**
 * Deletes a printer and returns it as it was; it is no longer a fallback of others. Throws NotFound for another tenant's, and if it was
 * deleted before.
 */
export function* removePrinter(id: number, { principal, now }: Caller): Transaction<Printer> {
  const { restaurantId } = yield* findRecord(printerColumns, { id, principal, what: 'printer' })
  yield* holdVenue(restaurantId)
  const printer = printerColumns.read(yield* findRecord(printerColumns, { id, principal, what: 'printer' }))
  for (const other of yield* printersAt(restaurantId)) {
    if (other.fallbackPrinterId === id) yield* save({ ...other, fallbackPrinterId: null }, { principal, now })
  }
  const lost = yield* printJobColumns.update(
    { state: 'failed', reason: 'printerGone', ...updatedBy(principal, now) },
    { where: `"printerId" = ? AND "state" = 'waiting'`, params: [id] },
  )
  yield* publishReceipts(lost, now)
  const removal = { sql: 'DELETE FROM printers WHERE "id" = ? RETURNING *', params: [id] }
  yield printerColumns.published('removed', removal)
  return printer
}

/** Serialises changes of a venue's printers, so that no circle of fallbacks arises. Returns false if there is no such venue. */
function* holdVenue(id: number): Transaction<boolean> {
  return (yield* lockRow('venues', { id, by: 'timeZone' })) !== undefined
}

type Question = {
  wanted: Omit<Printer, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'> & { id?: number }
  before?: Printer
  others: readonly Printer[]
}

function* refuseProblems({ wanted, before, others }: Question, { principal, app }: Call): Transaction<void> {
  const problems: Problems<PrinterErrorCode> = {
    ...(!app.get('allowsLocalTargets') && isLocalHost(wanted.host) && { host: { code: 'hostNotAllowed' } }),
    ...problemsOfPrinter({
      draft: wanted,
      id: wanted.id,
      others,
      before,
      mayUseAnyPort: can(principal, 'printers:anyPort'),
    }),
    ...(yield* problemsOfCategories(wanted, before?.categoryIds ?? [])),
  }
  refuseFields(problems, printerErrors)
}

/** Categories that it already had may be deleted by now, and stay until a person removes them. */
function* problemsOfCategories(
  { categoryIds, restaurantId }: Pick<Printer, 'categoryIds' | 'restaurantId'>,
  known: readonly number[],
): Transaction<Problems<PrinterErrorCode>> {
  const added = categoryIds.filter((id) => !known.includes(id))
  if (added.length === 0) return {}
  const found = yield* many<{ id: number }>(
    `SELECT "id" FROM categories WHERE "restaurantId" = ? AND "id" IN (${placesFor(added)})`,
    restaurantId,
    ...added,
  )
  return found.length === added.length ? {} : { categoryIds: { code: 'categoryUnknown' } }
}

function* save(wanted: Printer, { principal, now }: Caller): Transaction<Printer> {
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

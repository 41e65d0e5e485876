import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkKnown } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import { kindRules } from '@brigade/domain/menus/bulk/bulk.rules.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { mapYielding, one, type Transaction } from '#kit/database/transaction.ts'
import type { SheetCell } from '#kit/sheets/sheet.ts'
import type { ImportKind } from '../bulk/public/import-kinds.ts'
import { type EditedVenue, lockEditedVenue } from '../editing/public/edited-venue.ts'

/**
 * Locks and returns the venue of what is exported. Throws BadRequest if its parent is missing or another tenant's.
 */
export function* lockExported(
  kind: ImportKind<BulkKind>,
  { asked, user }: { asked: ExportData; user: Principal },
): Transaction<EditedVenue> {
  const { parent } = kind
  const parentId = asked[parent]
  if (parentId === undefined) throw wrongField(parent, { sentence: 'This field is required.', code: 'required' })
  const venueId = yield* venueOf(kind, parentId)
  const isOtherTenant = venueId === undefined || !worksAt(user, venueId)
  const isMismatch = asked.restaurantId !== undefined && asked.restaurantId !== venueId
  if (isOtherTenant || isMismatch)
    throw wrongField(parent, { sentence: menuErrors[kind.parentUnknown], code: kind.parentUnknown })
  return yield* lockEditedVenue(venueId)
}

/** Prices keep all their decimals: 8.20 rather than 8.2. */
export function drawnCell(cell: Cell, type: string | undefined, decimals: number): SheetCell {
  return (type === 'price' || type === 'priceOrNone') && typeof cell === 'number' ? { amount: cell, decimals } : cell
}

/** Returns the order in which people read a menu: items by their category's place, those without one last. */
export function orderOf({ kind, parent, table }: Pick<ImportKind<BulkKind>, 'kind' | 'parent' | 'table'>): string {
  const ofParent = `WHERE ${table}."${parent}" = ? ORDER BY`
  const byPlace = `${table}."index", ${table}."id"`
  if (kind !== 'items') return `${ofParent} ${byPlace}`
  return `LEFT JOIN categories ON categories."id" = items."categoryId"
    ${ofParent} CASE WHEN categories."id" IS NULL THEN 1 ELSE 0 END, categories."index", categories."id", ${byPlace}`
}

function* venueOf({ parentTable }: ImportKind<BulkKind>, id: number): Transaction<number | undefined> {
  const column = parentTable === 'venues' ? 'id' : 'restaurantId'
  const row = yield* one<{ venueId: number }>(`SELECT "${column}" AS "venueId" FROM ${parentTable} WHERE "id" = ?`, id)
  return row?.venueId
}

type Flags = Pick<Venue, 'hasGerman' | 'hasItalian' | 'hasRussian' | 'hasFrench' | 'hasKurdish'>

/** Returns the venue's languages, and all others that have texts: an export loses nothing. */
export function* languagesOf(venueId: number, written: ReadonlySet<string>): Transaction<Language[]> {
  const flags = yield* one<Flags>(
    'SELECT "hasGerman", "hasItalian", "hasRussian", "hasFrench", "hasKurdish" FROM venues WHERE "id" = ?',
    venueId,
  )
  const ofVenue = flags ? contentLanguages(flags) : []
  return languages.filter((language) => ofVenue.includes(language) || written.has(language))
}

/** Returns the languages in which these records have texts. */
export function* writtenLanguages(kind: BulkKind, records: readonly BulkKnown<BulkKind>[]): Transaction<Set<string>> {
  const texts = yield* mapYielding(records, (record) => textsOf(kind, record).flatMap((text) => Object.keys(text)))
  return new Set(texts.flat())
}

function textsOf(kind: BulkKind, record: BulkKnown<BulkKind>): object[] {
  const texts: readonly string[] = kindRules[kind].texts
  const own = Object.entries(record).flatMap(([field, text]) => (texts.includes(field) ? [text] : []))
  const options = 'modifiersList' in record ? (record.modifiersList ?? []) : []
  return [...own, ...options.map(({ name }) => name)].filter((text) => typeof text === 'object' && text !== null)
}

function wrongField(field: string, { sentence, code }: { sentence: string; code: string }) {
  return badRequest({
    message: sentence,
    reason: 'validation',
    fields: { [field]: sentence },
    codes: { [field]: code },
  })
}

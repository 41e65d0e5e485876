import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { type Language, languages, type LocalText } from '@brigade/domain/kit/languages.ts'
import { decimalsOf } from '@brigade/domain/kit/money.ts'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkKnown } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import { kindRules } from '@brigade/domain/menus/bulk/bulk.rules.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { columnsOfSheet, rowsOfRecord } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import type { Sheet, SheetCell } from '#kit/sheets/sheet.ts'
import { many, mapYielding, one, type Transaction } from '#kit/database/transaction.ts'
import { type EditedVenue, lockEditedVenue } from '../editing/public/edited-venue.ts'
import type { PartRow } from '../editing/public/part-editor.ts'
import { type ImportKind, importKinds } from '../bulk/public/import-kinds.ts'
import { localTextOf } from '../stored-values.ts'
import { exportMenuFile } from './export-menu-file.ts'

const kinds = {
  menus: 'menus',
  category: 'categories',
  items: 'items',
  condiments: 'sides',
  modifiers: 'modifiers',
} satisfies Record<Exclude<ExportData['moduleName'], 'menuFile'>, BulkKind>

/**
 * Returns the records of a venue, menu or item in the columns that an import reads. Throws BadRequest if the parent is missing or another
 * tenant's. The venue is locked while they are read, so that they are consistent.
 */
export function* exportData({ asked, user }: { asked: ExportData; user: Principal }): Transaction<Sheet<object>> {
  if (asked.moduleName === 'menuFile') return yield* exportMenuFile({ asked, user })
  const kind: ImportKind<BulkKind> = importKinds[kinds[asked.moduleName]]
  const { table } = kind
  const venue = yield* lockExported(kind, { asked, user })
  // It was required.
  const parentId = asked[kind.parent]!
  const rows = yield* many<PartRow>(`SELECT ${table}.* FROM ${table} ${orderOf(kind)}`, parentId)
  const records = yield* mapYielding(rows, (row) => kind.knownOf(row, venue))
  const shown = yield* languagesOf(venue.id, yield* writtenLanguages(kind.kind, records))
  const columns = bulkColumns(kind.kind, { languages: shown, isPOSIntegrated: venue.isPOSIntegrated })
  const categories = kind.kind === 'items' ? yield* categoriesOf(parentId) : []
  return {
    fileName: asked.fileName,
    sheetName: kind.kind,
    // The import reads this language.
    language: 'en',
    columns: columnsOfSheet(columns, categories).map(({ header, cell }, place) => ({
      header,
      cell: (row: object) => drawnCell(cell(row), columns[place]?.type, decimalsOf(venue.currency)),
    })),
    parts: chunksOf(records).map((chunk) => chunk.flatMap((record) => rowsOfRecord(record))),
  }
}

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
export function orderOf({ kind, parent, table }: ImportKind<BulkKind>): string {
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

function* categoriesOf(menuId: number): Transaction<{ id: number; name: LocalText }[]> {
  const rows = yield* many<{ id: number; name: string }>(
    'SELECT "id", "name" FROM categories WHERE "menuId" = ?',
    menuId,
  )
  return rows.map(({ id, name }) => ({ id, name: localTextOf(name) }))
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
export function* writtenLanguages(
  kind: BulkKind,
  records: readonly BulkKnown<BulkKind>[],
): Transaction<Set<string>> {
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

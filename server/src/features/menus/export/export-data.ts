import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { type Language, languages, type LocalText } from '@brigade/domain/kit/languages.ts'
import { decimalsOf } from '@brigade/domain/kit/money.ts'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkKnown } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { columnsOfSheet, rowsOfRecord } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { badRequest } from '#kit/errors.ts'
import { chunksOf } from '#kit/in-chunks.ts'
import type { Sheet, SheetCell } from '#kit/sheets/sheet.ts'
import { many, mapByTurns, one, type Work } from '#kit/work.ts'
import { lockVenue } from '../editing/door/edited-venue.ts'
import type { PartRow } from '../editing/door/part-editor.ts'
import { type ImportKind, importKinds } from '../bulk/door/import-kinds.ts'
import { textOf } from '../stored-values.ts'

const kinds = {
  menus: 'menus',
  category: 'categories',
  items: 'items',
  condiments: 'sides',
  modifiers: 'modifiers',
} satisfies Record<ExportData['moduleName'], BulkKind>

/**
 * The records of a venue, menu or item in the columns that an import reads. Throws BadRequest where the parent is missing or a stranger's.
 * The venue is held while they are read, so that they belong together.
 */
export function* exportData({ asked, user }: { asked: ExportData; user: Principal }): Work<Sheet<object>> {
  const kind: ImportKind<BulkKind> = importKinds[kinds[asked.moduleName]]
  const { parent, table } = kind
  const parentId = asked[parent]
  if (parentId === undefined) throw wrongField(parent, { sentence: 'This field is required.', code: 'required' })
  const venueId = yield* venueOf(kind, parentId)
  const isStranger = venueId === undefined || !worksAt(user, venueId)
  const isMismatch = asked.restaurantId !== undefined && asked.restaurantId !== venueId
  if (isStranger || isMismatch)
    throw wrongField(parent, { sentence: menuErrors[kind.parentUnknown], code: kind.parentUnknown })

  const venue = yield* lockVenue(venueId)
  const rows = yield* many<PartRow>(`SELECT ${table}.* FROM ${table} ${orderOf(kind)}`, parentId)
  const records = yield* mapByTurns(rows, (row) => kind.knownOf(row, venue))
  const shown = yield* languagesOf(venueId, records)
  const columns = bulkColumns(kind.kind, { languages: shown, isPOSIntegrated: venue.isPOSIntegrated })
  const categories = kind.kind === 'items' ? yield* categoriesOf(parentId) : []
  return {
    fileName: asked.fileName,
    sheetName: kind.kind,
    // What the import reads.
    language: 'en',
    columns: columnsOfSheet(columns, categories).map(({ header, cell }, place) => ({
      header,
      cell: (row: object) => drawn(cell(row), columns[place]?.type, decimalsOf(venue.currency)),
    })),
    parts: chunksOf(records).map((chunk) => chunk.flatMap((record) => rowsOfRecord(record))),
  }
}

/** Prices have all their decimals: 8.20 rather than 8.2. */
function drawn(cell: Cell, type: string | undefined, decimals: number): SheetCell {
  return type === 'price' && typeof cell === 'number' ? { amount: cell, decimals } : cell
}

/** As people read a menu: items by their category's place, those without one last. */
function orderOf({ kind, parent, table }: ImportKind<BulkKind>): string {
  const ofParent = `WHERE ${table}."${parent}" = ? ORDER BY`
  const byPlace = `${table}."index", ${table}."id"`
  if (kind !== 'items') return `${ofParent} ${byPlace}`
  return `LEFT JOIN categories ON categories."id" = items."categoryId"
    ${ofParent} CASE WHEN categories."id" IS NULL THEN 1 ELSE 0 END, categories."index", categories."id", ${byPlace}`
}

function* venueOf({ parentTable }: ImportKind<BulkKind>, id: number): Work<number | undefined> {
  const column = parentTable === 'venues' ? 'id' : 'restaurantId'
  const row = yield* one<{ venueId: number }>(`SELECT "${column}" AS "venueId" FROM ${parentTable} WHERE "id" = ?`, id)
  return row?.venueId
}

function* categoriesOf(menuId: number): Work<{ id: number; name: LocalText }[]> {
  const rows = yield* many<{ id: number; name: string }>(
    'SELECT "id", "name" FROM categories WHERE "menuId" = ?',
    menuId,
  )
  return rows.map(({ id, name }) => ({ id, name: textOf(name) }))
}

type Flags = Pick<Venue, 'hasGerman' | 'hasItalian' | 'hasRussian' | 'hasFrench' | 'hasKurdish'>

/** Those of the venue, and any other in which something is written: nothing is lost on the way. */
function* languagesOf(venueId: number, records: readonly BulkKnown<BulkKind>[]): Work<Language[]> {
  const flags = yield* one<Flags>(
    'SELECT "hasGerman", "hasItalian", "hasRussian", "hasFrench", "hasKurdish" FROM venues WHERE "id" = ?',
    venueId,
  )
  const ofVenue = flags ? contentLanguages(flags) : []
  const texts = yield* mapByTurns(records, (record) => textsOf(record).flatMap((text) => Object.keys(text)))
  const written = new Set(texts.flat())
  return languages.filter((language) => ofVenue.includes(language) || written.has(language))
}

function textsOf(record: BulkKnown<BulkKind>): object[] {
  const {
    name,
    description,
    groupName,
    modifiersList = [],
  } = record as Partial<BulkKnown<'items'> & BulkKnown<'modifiers'>>
  return [name, description, groupName, ...modifiersList.map((option) => option.name)].filter(
    (text) => text !== undefined,
  )
}

function wrongField(field: string, { sentence, code }: { sentence: string; code: string }) {
  return badRequest({
    message: sentence,
    reason: 'validation',
    fields: { [field]: sentence },
    codes: { [field]: code },
  })
}

import type { Principal } from '@brigade/domain/access/principal.ts'
import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { decimalsOf } from '@brigade/domain/kit/money.ts'
import { fileColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { fileRowsOfRecord } from '@brigade/domain/menus/bulk/bulk.file.export.ts'
import { type FileKind, fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkKnown } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { columnsOfSheet } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import type { Sheet } from '#kit/sheets/sheet.ts'
import { many, mapYielding, type Transaction } from '#kit/database/transaction.ts'
import type { EditedVenue } from '../editing/public/edited-venue.ts'
import type { PartRow } from '../editing/public/part-editor.ts'
import { type ImportKind, importKinds } from '../bulk/public/import-kinds.ts'
import { drawnCell, languagesOf, lockExported, orderOf, writtenLanguages } from './exported-parts.ts'

type NamedCategory = { id: number; name: LocalText }
type NamedItem = { name: LocalText; category: string }
type Records = { [Kind in FileKind]: BulkKnown<Kind>[] }

/** Returns a whole menu as one workbook: a sheet for each kind of record, whose rows name what they are in. */
export function* exportMenuFile({ asked, user }: { asked: ExportData; user: Principal }): Transaction<Sheet<object>> {
  const venue = yield* lockExported(importKinds.items, { asked, user })
  // It was required.
  const menuId = asked.menuId!
  const records: Records = {
    categories: yield* recordsOf(importKinds.categories, { menuId, venue }),
    items: yield* recordsOf(importKinds.items, { menuId, venue }),
    sides: yield* recordsOf(importKinds.sides, { menuId, venue }),
    modifiers: yield* recordsOf(importKinds.modifiers, { menuId, venue }),
  }
  const written = new Set<string>()
  for (const kind of fileKinds) {
    for (const language of yield* writtenLanguages(kind, records[kind])) written.add(language)
  }
  const shown = yield* languagesOf(venue.id, written)
  const categories = records.categories.map(({ id, name }): NamedCategory => ({ id, name: textOf(name) }))
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name.en]))
  const items = new Map(
    records.items.map(({ id, name, categoryId }): [number, NamedItem] => [
      id,
      { name: textOf(name), category: categoryNames.get(categoryId ?? 0) ?? '' },
    ]),
  )
  const [first, ...further] = fileKinds.map((kind): Sheet<object> => {
    const columns = fileColumns(kind, { languages: shown, isPOSIntegrated: venue.isPOSIntegrated })
    return {
      fileName: asked.fileName,
      sheetName: kind,
      // The import reads this language.
      language: 'en',
      columns: columnsOfSheet(columns, categories).map(({ header, cell }, place) => ({
        header,
        cell: (row: object) => drawnCell(cell(row), columns[place]?.type, decimalsOf(venue.currency)),
      })),
      parts: rowsByTurns(records[kind], items),
    }
  })
  return { ...first!, further }
}

/** Returns the rows of some records at a time, when the file has room for them. */
function* rowsByTurns(
  records: readonly BulkKnown<FileKind>[],
  items: ReadonlyMap<number, NamedItem>,
): Generator<object[]> {
  for (const chunk of chunksOf(records)) yield chunk.flatMap((record) => fileRowsOfRecord(record, items))
}

type InMenu = { menuId: number; venue: EditedVenue }

function* recordsOf<Kind extends FileKind>(
  kind: ImportKind<Kind>,
  { menuId, venue }: InMenu,
): Transaction<BulkKnown<Kind>[]> {
  const { table, parent } = kind
  const rows = yield* many<PartRow>(
    parent === 'menuId'
      ? `SELECT ${table}.* FROM ${table} ${orderOf(kind)}`
      : `SELECT ${table}.* FROM ${table} JOIN items ON items."id" = ${table}."itemId"
         LEFT JOIN categories ON categories."id" = items."categoryId" WHERE items."menuId" = ?
         ORDER BY CASE WHEN categories."id" IS NULL THEN 1 ELSE 0 END, categories."index", categories."id",
         items."index", items."id", ${table}."index", ${table}."id"`,
    menuId,
  )
  return yield* mapYielding(rows, (row) => kind.knownOf(row, venue))
}

function textOf(name: { en?: string | null } | undefined): LocalText {
  return { en: name?.en ?? '' }
}

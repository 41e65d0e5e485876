import type { Principal } from '@brigade/domain/access/principal.ts'
import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { decimalsOf } from '@brigade/domain/kit/money.ts'
import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { columnsOfSheet, rowsOfRecord } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import type { Sheet } from '#kit/sheets/sheet.ts'
import { many, mapYielding, type Transaction } from '#kit/database/transaction.ts'
import type { PartRow } from '../editing/public/part-editor.ts'
import { type ImportKind, importKinds } from '../bulk/public/import-kinds.ts'
import { localTextOf } from '../stored-values.ts'
import { exportMenuFile } from './export-menu-file.ts'
import { drawnCell, languagesOf, lockExported, orderOf, writtenLanguages } from './exported-parts.ts'

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

function* categoriesOf(menuId: number): Transaction<{ id: number; name: LocalText }[]> {
  const rows = yield* many<{ id: number; name: string }>(
    'SELECT "id", "name" FROM categories WHERE "menuId" = ?',
    menuId,
  )
  return rows.map(({ id, name }) => ({ id, name: localTextOf(name) }))
}

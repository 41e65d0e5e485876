import { comparedText } from '@brigade/domain/kit/plain-text.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { withoutExample } from '@brigade/domain/menus/bulk/bulk.example.ts'
import type { FileSetting } from '@brigade/domain/menus/bulk/bulk.file.check.ts'
import { bulkLimits, type FileKind, fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { type BulkSheet, rowsOfCells } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { columnsToRead } from '#features/menus/bulk/file/use-file-setting.ts'
import type { BulkLine } from '#features/menus/bulk/use-bulk-rows.ts'
import type { NamedSheet } from '#kit/sheets/read-file.ts'

export type FileLines = Record<FileKind, readonly BulkLine[]>

/** What a file has, and what of it is not imported. */
export type FileContent = {
  lines: FileLines
  ignored: string[]
  hidden: number
  /** The number of categories that only its items name. */
  addedCategories: number
}

/** Why a file can't be imported. */
export type FileFault = { fault: 'tooManyRows' | 'noRows' } | { fault: 'sheetWithoutHeaders'; sheet: string }

/** Returns the rows of the sheets of a file by their names. */
export function linesOfSheets(sheets: readonly NamedSheet[], setting: FileSetting): FileContent | FileFault {
  const read = new Map<FileKind, BulkSheet>()
  for (const { name, rows } of sheets) {
    const kind = fileKinds.find((each) => each === name)
    if (!kind) continue
    const sheet = rowsOfCells(rows.cells, columnsToRead(kind, setting.venue.isPOSIntegrated), rows.places)
    if (!sheet) return { fault: 'sheetWithoutHeaders', sheet: name }
    read.set(kind, withoutExample(kind, sheet))
  }
  const hidden = sheets.reduce((sum, { hiddenRows }) => sum + (hiddenRows?.are === 'leftOut' ? hiddenRows.count : 0), 0)
  return contentOf(read, { setting, hidden })
}

/** Returns the content of one sheet of items that a person has matched. */
export function linesOfItems(
  sheet: BulkSheet,
  { setting, hidden }: { setting: FileSetting; hidden: number },
): FileContent | FileFault {
  return contentOf(new Map([['items', sheet]]), { setting, hidden })
}

function contentOf(
  read: ReadonlyMap<FileKind, BulkSheet>,
  { setting, hidden }: { setting: FileSetting; hidden: number },
): FileContent | FileFault {
  const lines = tableOf(fileKinds, (kind): BulkLine[] => {
    const { rows = [], places = [] } = read.get(kind) ?? {}
    return rows.map((row, index) => ({ line: places[index] ?? index + 1, row }))
  })
  const added = missingCategories(lines, setting)
  const all = { ...lines, categories: [...lines.categories, ...added] }
  const count = fileKinds.reduce((sum, kind) => sum + all[kind].length, 0)
  if (count === 0) return { fault: 'noRows' }
  if (count > bulkLimits.rows) return { fault: 'tooManyRows' }
  const ignored = [...read.values()].flatMap(({ ignoredHeaders }) => ignoredHeaders)
  return { lines: all, ignored, hidden, addedCategories: added.length }
}

/** Returns a row for each category that items name and neither the file nor the menu has. */
function missingCategories({ categories, items }: FileLines, { known }: FileSetting): BulkLine[] {
  const seen = new Set([
    ...categories.map(({ row }) => comparedText(row['name.en'] ?? '')),
    ...[...known.categories.values()].map(({ name }) => comparedText(name?.en ?? '')),
    '',
  ])
  const last = Math.max(1, ...categories.map(({ line }) => line))
  const added: BulkLine[] = []
  for (const { row } of items) {
    const name = (row.categoryId ?? '').trim()
    if (seen.has(comparedText(name))) continue
    seen.add(comparedText(name))
    added.push({ line: last + added.length + 1, row: { 'name.en': name, 'name.ar': name } })
  }
  return added
}

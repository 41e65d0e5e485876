import { checkGroupRows } from '@brigade/domain/menus/bulk/bulk.check-groups.ts'
import { type CheckedRows, createRowChecker, type RowSetting } from '@brigade/domain/menus/bulk/bulk.check-rows.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkRow } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import type { UsableSetting } from '#features/menus/bulk/use-bulk-setting.ts'

export type CheckLines = (rows: readonly BulkRow[]) => CheckedRows<BulkKind>

/** Checks the rows of a kind; those that did not change are not read again. */
export function createCheck(kind: BulkKind, setting: UsableSetting): CheckLines {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The setting's records are those of the kind.
  const groups = { ...setting, known: setting.known as never, presets: setting.presets }
  if (kind === 'modifiers') return (rows) => checkGroupRows(rows, groups)
  return createRowChecker(kind, setting as RowSetting<Exclude<BulkKind, 'modifiers'>>)
}

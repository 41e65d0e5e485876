import type { TextsBefore } from '@brigade/domain/menus/bulk/bulk.before.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkRow } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { checkGroupRows } from '@brigade/domain/menus/bulk/bulk.check-groups.ts'
import { type CheckedRows, createRowChecker, type RowSetting } from '@brigade/domain/menus/bulk/bulk.check-rows.ts'
import type { TranslatableProblems } from '#kit/calls/problem-text.ts'
import type { UsableSetting } from '#features/menus/bulk/use-bulk-setting.ts'

/** A row of the file with its line number there. */
export type BulkLine = { line: number; row: BulkRow }

const none: TranslatableProblems = {}
const unchanged: TextsBefore = {}

/** Returns the rows of the file as they are edited, and the problems of each. */
export function useBulkRows(kind: BulkKind, setting: UsableSetting, first: readonly BulkLine[]) {
  const [lines, setLines] = useState(first)
  const [refused, setRefused] = useState<ReadonlyMap<number, TranslatableProblems>>(new Map())
  const check = useMemo(() => createCheck(kind, setting), [kind, setting])
  // Thousands of rows are compared with each other, so typing has priority.
  const looked = useDeferredValue(lines)
  const checked = useMemo(() => check(looked.map(({ row }) => row)), [check, looked])

  const problems = useMemo(
    () =>
      new Map(
        looked.flatMap(({ line }, index) => {
          const ofRow = { ...refused.get(line), ...checked.problems[index] }
          return Object.keys(ofRow).length > 0 ? [[line, ofRow] as const] : []
        }),
      ),
    [looked, checked, refused],
  )

  const before = useMemo(
    () => new Map(looked.map(({ line }, index) => [line, checked.before[index]])),
    [looked, checked],
  )

  const setCell = useCallback((line: number, key: string, text: string) => {
    setLines((known) => known.map((one) => (one.line === line ? { line, row: { ...one.row, [key]: text } } : one)))
    setRefused((known) => {
      if (!known.has(line)) return known
      const rest = new Map(known)
      rest.delete(line)
      return rest
    })
  }, [])

  const remove = useCallback((gone: readonly number[]) => {
    const lost = new Set(gone)
    setLines((known) => known.filter(({ line }) => !lost.has(line)))
  }, [])

  /** Shows the server's problems with the list beside the cells: `{ 'list.17.price': '…' }`. */
  const showRefused = useCallback(
    (fields: TranslatableProblems) => {
      const byLine = new Map<number, TranslatableProblems>()
      for (const [path, problem] of Object.entries(fields)) {
        const { row, key } = checked.locate(path.replace(/^list\./, ''))
        const line = looked[row]?.line
        if (line !== undefined) byLine.set(line, { ...byLine.get(line), [key]: problem })
      }
      setRefused(byLine)
    },
    [checked, looked],
  )

  return {
    lines,
    problemsOf: useCallback((line: number) => problems.get(line) ?? none, [problems]),
    beforeOf: useCallback((line: number) => before.get(line) ?? unchanged, [before]),
    wrongLines: useMemo(() => [...problems.keys()], [problems]),
    problems,
    records: checked.records,
    /** True after a row was corrected or removed. */
    isEdited: lines !== first,
    /** True if the newest edit was checked. */
    isChecked: looked === lines,
    setCell,
    remove,
    showRefused,
  }
}

export type BulkRows = ReturnType<typeof useBulkRows>

type CheckLines = (rows: readonly BulkRow[]) => CheckedRows<BulkKind>

/** Returns a check for the rows of a kind; it does not read unchanged rows again. */
function createCheck(kind: BulkKind, setting: UsableSetting): CheckLines {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The setting's records are those of the kind.
  const groups = { ...setting, known: setting.known as never, presets: setting.presets }
  if (kind === 'modifiers') return (rows) => checkGroupRows(rows, groups)
  return createRowChecker(kind, setting as RowSetting<Exclude<BulkKind, 'modifiers'>>)
}

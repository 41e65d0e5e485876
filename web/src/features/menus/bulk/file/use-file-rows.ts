import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { createFileChecker, type FileSetting } from '@brigade/domain/menus/bulk/bulk.file.check.ts'
import { listsOfFile } from '@brigade/domain/menus/bulk/bulk.file.body.ts'
import { type FileKind, fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { FileLines } from '#features/menus/bulk/file/file-lines.ts'
import type { TranslatableProblems } from '#kit/calls/problem-text.ts'

type ProblemsByLine = ReadonlyMap<number, TranslatableProblems>
type Refused = Partial<Record<FileKind, ProblemsByLine>>

const none: TranslatableProblems = {}
const unchanged = {}

/** Returns the rows of a menu file as they are edited, sheet by sheet, and the problems of each. */
export function useFileRows(setting: FileSetting, first: FileLines) {
  const [lines, setLines] = useState(first)
  const [refused, setRefused] = useState<Refused>({})
  const check = useMemo(() => createFileChecker(setting), [setting])
  // Thousands of rows are compared with each other, so typing has priority.
  const looked = useDeferredValue(lines)
  const checked = useMemo(
    () => check(tableOf(fileKinds, (kind) => looked[kind].map(({ row }) => row))),
    [check, looked],
  )
  const sheets = useMemo(
    () =>
      tableOf(fileKinds, (kind) => {
        const { problems, before } = checked[kind]
        const ofKind = refused[kind]
        const byLine = new Map(
          looked[kind].flatMap(({ line }, index) => {
            const ofRow = { ...ofKind?.get(line), ...problems[index] }
            return Object.keys(ofRow).length > 0 ? [[line, ofRow] as const] : []
          }),
        )
        const beforeByLine = new Map(looked[kind].map(({ line }, index) => [line, before[index]]))
        return {
          problems: byLine,
          problemsOf: (line: number): TranslatableProblems => byLine.get(line) ?? none,
          beforeOf: (line: number) => beforeByLine.get(line) ?? unchanged,
          setCell(line: number, key: string, text: string): void {
            setLines((known) => ({
              ...known,
              [kind]: known[kind].map((each) =>
                each.line === line ? { line, row: { ...each.row, [key]: text } } : each,
              ),
            }))
            setRefused((known) => ({ ...known, [kind]: without(known[kind], line) }))
          },
          remove(gone: readonly number[]): void {
            const lost = new Set(gone)
            setLines((known) => ({ ...known, [kind]: known[kind].filter(({ line }) => !lost.has(line)) }))
          },
        }
      }),
    [checked, looked, refused],
  )

  /** Shows the server's problems beside the cells: `{ 'items.17.price': '…' }`. Returns whether it has any of rows. */
  function showRefused(fields: TranslatableProblems): boolean {
    const next: Partial<Record<FileKind, Map<number, TranslatableProblems>>> = {}
    for (const [path, problem] of Object.entries(fields)) {
      const kind = fileKinds.find((each) => path.startsWith(`${each}.`))
      if (!kind) continue
      const { row, key } = checked[kind].locate(path.slice(kind.length + 1))
      const line = looked[kind][row]?.line
      const byLine = (next[kind] ??= new Map())
      if (line !== undefined) byLine.set(line, { ...byLine.get(line), [key]: problem })
    }
    setRefused(next)
    return Object.keys(next).length > 0
  }

  return {
    lines,
    sheets,
    wrong: tableOf(fileKinds, (kind) => sheets[kind].problems.size),
    body: useMemo(() => listsOfFile(checked), [checked]),
    /** True if the newest edit was checked. */
    isChecked: looked === lines,
    showRefused,
  }
}

export type FileRowsState = ReturnType<typeof useFileRows>

function without(byLine: ProblemsByLine | undefined, line: number): ProblemsByLine {
  return new Map([...(byLine ?? [])].filter(([each]) => each !== line))
}

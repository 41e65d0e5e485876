import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { type BulkPlace, parentOf } from '#features/menus/bulk/bulk-parent.ts'
import type { BulkLine } from '#features/menus/bulk/use-bulk-rows.ts'
import type { CountedImport } from '#features/menus/bulk/use-import.ts'
import type { ReadSheet } from '#features/menus/bulk/use-sheet-reading.ts'
import { setSessionText, readSessionText } from '#kit/session-text.ts'

/** The rows of a file as they were mended when the page was left. */
export type KeptRows = {
  sheet: ReadSheet
  lines: readonly BulkLine[]
  /** What was sent already, and nobody knows whether it was done. */
  sent: CountedImport | null
}

/** In letters. Browsers have room for some five million of all that is kept in a tab, and one counts each as two. */
const mostKept = 2_000_000

/** Of what is kept: another version of the page may not read what this one wrote. To be raised when it changes. */
const shape = 'bulk-2'

/** Under which the rows that go to a place are kept. */
export function rowsKeyOf(kind: BulkKind, place: BulkPlace): string {
  return [shape, kind, ...Object.values(parentOf[kind](place)), ...(place.groupId ? [place.groupId] : [])].join(':')
}

export function hasKeptRows(key: string): boolean {
  return readSessionText(key) !== null
}

export function readKeptRows(key: string): KeptRows | null {
  const text = readSessionText(key)
  // Only `useKeptRows` writes it.
  return text === null ? null : JSON.parse(text)
}

export function forgetRows(key: string): void {
  setSessionText(key, null)
}

/** Keeps rows over a reload of the page as they stand; answers whether there is room for them. */
export function useKeptRows(key: string, { sheet, lines, sent }: KeptRows): boolean {
  // The file itself does not outlive the page: it can not be read otherwise.
  const rows = useMemo(
    () => ({ sheet: { ...sheet, source: { fileName: sheet.source.fileName } }, lines, sent }),
    [sheet, lines, sent],
  )
  // Thousands of rows are written at once: what is typed comes first.
  const settled = useDeferredValue(rows)
  const [isKept, setIsKept] = useState(true)
  // With the drawing itself: an effect that waits could bring back what was discarded meanwhile.
  useLayoutEffect(() => setIsKept(keepRows(key, settled)), [key, settled])
  return isKept
}

function keepRows(key: string, rows: KeptRows): boolean {
  const text = JSON.stringify(rows)
  const hasRoom = text.length <= mostKept && setSessionText(key, text)
  // What was kept of them before is no longer true.
  if (!hasRoom) forgetRows(key)
  return hasRoom
}

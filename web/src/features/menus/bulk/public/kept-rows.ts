import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { type BulkPlace, parentOf } from '#features/menus/bulk/bulk-parent.ts'
import type { BulkLine } from '#features/menus/bulk/use-bulk-rows.ts'
import type { ReadSheet } from '#features/menus/bulk/use-sheet-reading.ts'
import { setSessionText, readSessionText } from '#kit/calls/session-text.ts'
import { forget } from '#kit/outbox/outbox.ts'

/** The corrected rows of a file at the time when the page was left. */
export type KeptRows = {
  sheet: ReadSheet
  lines: readonly BulkLine[]
}

/**
 * The limit in characters. Browsers store about five million in a tab, and one of them counts each character as two.
 */
const mostKept = 2_000_000

/**
 * The version of the stored format, because another version of the page may not read it. Raise it when the format
 * changes.
 */
const shape = 'bulk-3'

/** Returns the storage key of the rows for a place. */
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

/** Forgets the rows, and the import that was sent of them. */
export function forgetRows(key: string): void {
  setSessionText(key, null)
  forget(key)
}

/** Stores the rows so that they survive a reload of the page. Returns whether there is room for them. */
export function useKeptRows(key: string, { sheet, lines }: KeptRows): boolean {
  // The file itself does not survive a reload, so it can't be read in another way then.
  const rows = useMemo(
    () => ({ sheet: { ...sheet, source: { fileName: sheet.source.fileName } }, lines }),
    [sheet, lines],
  )
  // Thousands of rows are stored at once, so typing has priority.
  const settled = useDeferredValue(rows)
  const [isKept, setIsKept] = useState(true)
  // A layout effect, because a later effect could restore rows that were discarded in between.
  useLayoutEffect(() => setIsKept(keepRows(key, settled)), [key, settled])
  return isKept
}

function keepRows(key: string, rows: KeptRows): boolean {
  const text = JSON.stringify(rows)
  const hasRoom = text.length <= mostKept && setSessionText(key, text)
  // The rows that were stored before are out of date.
  if (!hasRoom) setSessionText(key, null)
  return hasRoom
}

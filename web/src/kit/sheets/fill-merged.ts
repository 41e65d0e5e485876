import type { Range } from '@e965/xlsx'
import type { FilledRows } from '#kit/sheets/filled-rows.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'

/** Copies the value of merged cells, which only the first of them has, to each filled row that they span. */
export function fillMerged({ cells, places }: FilledRows, merges: readonly Range[]): void {
  const indexOf = new Map(places.map((place, index) => [place, index]))
  for (const { s: first, e: last } of merges) {
    const top = indexOf.get(first.r + 1)
    if (top === undefined || first.c >= readLimits.columns) continue
    const value = cells[top]?.[first.c] ?? null
    for (let index = top + 1; index < cells.length && places[index]! <= last.r + 1; index += 1) {
      const row = cells[index]!
      while (row.length < first.c) row.push(null)
      row[first.c] = value
    }
  }
}

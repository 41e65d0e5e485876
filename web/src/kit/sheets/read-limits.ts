import { sheetLimits } from '@brigade/domain/kit/sheet-limits.ts'

/** How far a file is looked into. Rows that are empty do not count; some stand above the headers. */
export const readLimits = {
  fileBytes: sheetLimits.fileBytes,
  rows: sheetLimits.rows,
  filledRows: sheetLimits.rows + 100,
  columns: 1000,
  unpackedBytes: 100_000_000,
  zipEntries: 5_000,
  seconds: 60,
} as const

import { bulkLimits } from '@brigade/domain/menus/bulk/bulk.kinds.ts'

/** How far a file is looked into. Rows that are empty do not count; some stand above the headers. */
export const readLimits = {
  fileBytes: bulkLimits.fileBytes,
  rows: bulkLimits.rows,
  filledRows: bulkLimits.rows + 100,
  columns: 1000,
  unpackedBytes: 100_000_000,
  zipEntries: 5_000,
  seconds: 60,
} as const

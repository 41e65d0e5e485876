import { bulkLimits } from '@brigade/domain/menus/bulk/bulk.kinds.ts'

/** How far a file is looked into. Rows above the headers and empty ones between take some room too. */
export const readLimits = {
  fileBytes: bulkLimits.fileBytes,
  rows: bulkLimits.rows,
  rowsWithEmpty: bulkLimits.rows + 100,
  columns: 100,
  unpackedBytes: 100_000_000,
  zipEntries: 5_000,
} as const

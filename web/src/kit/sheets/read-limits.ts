import { sheetLimits } from '@brigade/domain/kit/sheet-limits.ts'

/** Limits of reading a file; each import checks its own limit of rows afterwards. Empty rows do not count; there are some above the headers. */
export const readLimits = {
  fileBytes: sheetLimits.fileBytes,
  filledRows: sheetLimits.contactRows + 100,
  columns: 1000,
  unpackedBytes: 100_000_000,
  zipEntries: 5_000,
  seconds: 60,
} as const

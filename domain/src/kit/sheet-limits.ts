/** The largest spreadsheet that people may upload. */
export const sheetLimits = { rows: 5000, fileBytes: 10_000_000 } as const

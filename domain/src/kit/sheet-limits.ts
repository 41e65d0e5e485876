/** The largest spreadsheet that people may upload; a list of contacts may have more rows. */
export const sheetLimits = { rows: 5000, contactRows: 10_000, fileBytes: 10_000_000 } as const

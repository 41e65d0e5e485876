/** How large a spreadsheet may be that people bring. */
export const sheetLimits = { rows: 5000, fileBytes: 10_000_000 } as const

import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'

/** The rows of a sheet in which something stands, and where each of them is, counted from 1 as spreadsheets do. */
export type FilledRows = { cells: Cell[][]; places: number[] }

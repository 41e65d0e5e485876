import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'

/** The filled rows of a sheet and their places, counted from 1 as in spreadsheets. */
export type FilledRows = { cells: Cell[][]; places: number[] }

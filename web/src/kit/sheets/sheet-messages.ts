import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import type { ReadChoice, ReadFile } from '#kit/sheets/read-file.ts'
import type { ReadRefusal } from '#kit/sheets/read-refusal.ts'

/** Requests of the page to the worker. */
export type SheetQuestion =
  | { what: 'read'; bytes: Uint8Array; choice: ReadChoice }
  | { what: 'write'; sheetName: string; cells: Cell[][] }

/** Answers of the worker: progress, and one of the others last. */
export type SheetAnswer =
  | { what: 'progress'; share: number }
  | ({ what: 'read' } & ReadFile)
  | { what: 'written'; bytes: Uint8Array }
  | ({ what: 'refused' } & Pick<ReadRefusal, 'fault' | 'count' | 'sheets'>)

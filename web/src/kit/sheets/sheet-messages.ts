import type { NamedSheet, ReadChoice, ReadFile } from '#kit/sheets/read-file.ts'
import type { WrittenSheet } from '#kit/sheets/write-workbook.ts'
import type { ReadRefusal } from '#kit/sheets/read-refusal.ts'

/** Requests of the page to the worker. */
export type SheetQuestion =
  | { what: 'read'; bytes: Uint8Array; choice: ReadChoice }
  | { what: 'readSheets'; bytes: Uint8Array; wanted: readonly string[] }
  | { what: 'write'; sheets: WrittenSheet[] }

/** Answers of the worker: progress, and one of the others last. */
export type SheetAnswer =
  | { what: 'progress'; share: number }
  | ({ what: 'read' } & ReadFile)
  | { what: 'readSheets'; sheets: NamedSheet[] }
  | { what: 'written'; bytes: Uint8Array }
  | ({ what: 'refused' } & Pick<ReadRefusal, 'fault' | 'count' | 'sheets'>)

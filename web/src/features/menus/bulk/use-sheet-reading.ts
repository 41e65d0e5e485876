import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { withoutExample } from '@brigade/domain/menus/bulk/bulk.example.ts'
import { type BulkKind, bulkLimits } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { type FileHeader, headersOfCells, type Mapping } from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import { type BulkSheet, rowsOfCells, rowsOfMapping } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BulkLine } from '#features/menus/bulk/use-bulk-rows.ts'
import { readSheet } from '#kit/sheets/ask-worker.ts'
import type { FilledRows } from '#kit/sheets/filled-rows.ts'
import type { ReadChoice, ReadFile } from '#kit/sheets/read-file.ts'
import { type ReadFault, ReadRefusal } from '#kit/sheets/read-refusal.ts'

/** The source of the rows: the sheet of a workbook and its hidden rows, or the encoding of a CSV file. */
export type SheetSource = Pick<ReadFile, 'sheets' | 'hiddenRows' | 'lettering'> & {
  fileName: string
  /** The setting that the user changed last. */
  chosen?: keyof ReadChoice
}

/**
 * The facts about a file besides its rows; `examplePlace` is where the example row of the empty workbook was left out.
 */
export type ReadSheet = Pick<BulkSheet, 'columns' | 'ignoredHeaders'> & { source: SheetSource; examplePlace?: number }

export type ReadRows = {
  /** The number of the reading: each is reviewed from its start. */
  reading: number
  sheet: ReadSheet
  lines: readonly BulkLine[]
}

export type SheetReading =
  | { status: 'idle' }
  | { status: 'reading'; fileName: string; share: number }
  | { status: 'refused'; fault: ReadFault; source: SheetSource }
  | ({ status: 'mapping' } & UnmappedSheet)
  | ({ status: 'read' } & ReadRows)

/** A sheet none of whose headers is ours: a person says which of its columns are which. */
export type UnmappedSheet = { source: SheetSource; rows: FilledRows; headers: FileHeader[] }

type Reader = { kind: BulkKind; columns: readonly BulkColumn[] }

type UseSheetReading = Reader & {
  /** The rows that were read before the page was reloaded: the file itself is no longer available. */
  kept: Omit<ReadRows, 'reading'> | null
}

/** Reads a chosen file in the background; the user can stop it, and leaving the screen stops it. */
export function useSheetReading({ kind, columns, kept }: UseSheetReading) {
  const [reading, setReading] = useState<SheetReading>(
    kept ? { status: 'read', reading: 0, ...kept } : { status: 'idle' },
  )
  const running = useRef<AbortController>(null)
  const last = useRef<File>(null)
  const count = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const showRows = useCallback((sheet: BulkSheet & { examplePlace?: number }, source: SheetSource) => {
    const { rows, places, ...told } = checkedLength(sheet, source)
    count.current += 1
    setReading({
      status: 'read',
      reading: count.current,
      sheet: { ...told, source },
      lines: rows.map((row, index) => ({ line: places[index] ?? index + 1, row })),
    })
  }, [])

  const start = useCallback(
    async (file: File, choice: ReadChoice = {}) => {
      running.current?.abort()
      const abort = new AbortController()
      const { signal } = abort
      running.current = abort
      last.current = file
      const { name: fileName } = file
      const [chosen] = keysOf(choice)
      const onProgress = (share: number) => setReading({ status: 'reading', fileName, share })
      onProgress(0)
      try {
        const read = await readSheet({ file, choice, signal, onProgress })
        const { sheets, hiddenRows, lettering } = read
        const source = { fileName, sheets, hiddenRows, lettering, chosen }
        const sheet = rowsOfCells(read.rows.cells, columns, read.rows.places)
        if (sheet) showRows(withoutExample(kind, sheet), source)
        else {
          const headers = headersOfCells(read.rows.cells)
          if (headers.length < fewestHeaders) throw new ReadRefusal('noHeaders', { sheets })
          setReading({ status: 'mapping', source, rows: read.rows, headers })
        }
      } catch (thrown) {
        if (signal.aborted) return
        const { fault, sheets } = thrown instanceof ReadRefusal ? thrown : new ReadRefusal('broken')
        setReading({ status: 'refused', fault, source: { fileName, sheets, chosen } })
      }
    },
    [kind, columns, showRows],
  )

  /** Reads the rows of a sheet by the columns that a person has matched. */
  function applyMapping(mapping: Mapping): void {
    if (reading.status !== 'mapping') return
    const { rows, source } = reading
    try {
      showRows(rowsOfMapping(rows.cells, mapping, { known: columns, places: rows.places }), source)
    } catch (thrown) {
      const fault = thrown instanceof ReadRefusal ? thrown.fault : 'broken'
      setReading({ status: 'refused', fault, source })
    }
  }

  /** Reads the same file again: another sheet of it, or in another encoding. */
  const readAgain = useCallback((choice: ReadChoice) => last.current && void start(last.current, choice), [start])

  const forget = useCallback(() => {
    running.current?.abort()
    last.current = null
    setReading({ status: 'idle' })
  }, [])

  return { reading, start, applyMapping, readAgain, forget }
}

/** A file with fewer headers is a text rather than a table. */
const fewestHeaders = 2

function checkedLength<Sheet extends BulkSheet & { examplePlace?: number }>(
  sheet: Sheet,
  { sheets }: SheetSource,
): Sheet {
  const count = sheet.rows.length
  if (count === 0) throw new ReadRefusal(sheet.examplePlace === undefined ? 'noRows' : 'onlyExample', { sheets })
  if (count > bulkLimits.rows) throw new ReadRefusal('tooManyRows', { sheets, count })
  return sheet
}

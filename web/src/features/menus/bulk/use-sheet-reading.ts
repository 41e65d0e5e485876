import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { withoutExample } from '@brigade/domain/menus/bulk/bulk.example.ts'
import { type BulkKind, bulkLimits } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { type BulkSheet, rowsOfCells } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BulkLine } from '#features/menus/bulk/use-bulk-rows.ts'
import { readSheet } from '#kit/sheets/ask-worker.ts'
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
  | ({ status: 'read' } & ReadRows)

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
        const { rows, places, ...told } = rowsToReview(read, { kind, columns })
        const { sheets, hiddenRows, lettering } = read
        count.current += 1
        setReading({
          status: 'read',
          reading: count.current,
          sheet: { ...told, source: { fileName, sheets, hiddenRows, lettering, chosen } },
          lines: rows.map((row, index) => ({ line: places[index] ?? index + 1, row })),
        })
      } catch (thrown) {
        if (signal.aborted) return
        const { fault, sheets } = thrown instanceof ReadRefusal ? thrown : new ReadRefusal('broken')
        setReading({ status: 'refused', fault, source: { fileName, sheets, chosen } })
      }
    },
    [kind, columns],
  )

  /** Reads the same file again: another sheet of it, or in another encoding. */
  const readAgain = useCallback((choice: ReadChoice) => last.current && void start(last.current, choice), [start])

  const forget = useCallback(() => {
    running.current?.abort()
    last.current = null
    setReading({ status: 'idle' })
  }, [])

  return { reading, start, readAgain, forget }
}

function rowsToReview({ rows: { cells, places }, sheets }: ReadFile, { kind, columns }: Reader) {
  const sheet = rowsOfCells(cells, columns, places)
  if (!sheet) throw new ReadRefusal('noHeaders', { sheets })
  if (sheet.rows.length === 0) throw new ReadRefusal('noRows', { sheets })
  const own = withoutExample(kind, sheet)
  if (own.rows.length === 0) throw new ReadRefusal('onlyExample', { sheets })
  if (own.rows.length > bulkLimits.rows) throw new ReadRefusal('tooManyRows', { sheets, count: own.rows.length })
  return own
}

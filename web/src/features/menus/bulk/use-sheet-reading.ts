import { type BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { type BulkSheet, rowsOfCells } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { bulkLimits } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readSheet } from '#features/menus/bulk/reading/ask-worker.ts'
import { ReadRefusal } from '#features/menus/bulk/reading/read-refusal.ts'

export type SheetReading =
  | { status: 'idle' }
  | { status: 'reading'; fileName: string; share: number }
  | { status: 'refused'; fault: string }

/** Reads a chosen file in the background; the person can stop it, and leaving the screen does. */
export function useSheetReading(columns: readonly BulkColumn[], onRead: (sheet: BulkSheet) => void) {
  const [reading, setReading] = useState<SheetReading>({ status: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(
    async (file: File) => {
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      const { signal } = abort
      setReading({ status: 'reading', fileName: file.name, share: 0 })
      try {
        const onProgress = (share: number) => setReading({ status: 'reading', fileName: file.name, share })
        const cells = await readSheet({ file, signal, onProgress })
        const sheet = rowsOfCells(cells, columns)
        if (!sheet) return setReading({ status: 'refused', fault: 'noHeaders' })
        if (sheet.rows.length === 0) return setReading({ status: 'refused', fault: 'empty' })
        if (sheet.rows.length > bulkLimits.rows) return setReading({ status: 'refused', fault: 'tooManyRows' })
        setReading({ status: 'idle' })
        onRead(sheet)
      } catch (thrown) {
        if (signal.aborted) return
        setReading({ status: 'refused', fault: thrown instanceof ReadRefusal ? thrown.fault : 'broken' })
      }
    },
    [columns, onRead],
  )

  const stop = useCallback(() => {
    running.current?.abort()
    setReading({ status: 'idle' })
  }, [])

  return { reading, start, stop }
}

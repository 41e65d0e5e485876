import type { FileSetting } from '@brigade/domain/menus/bulk/bulk.file.check.ts'
import { fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { type FileHeader, headersOfCells, type Mapping } from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import { rowsOfCells, rowsOfMapping } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FileContent, type FileFault, linesOfItems, linesOfSheets } from '#features/menus/bulk/file/file-lines.ts'
import { columnsToRead } from '#features/menus/bulk/file/use-file-setting.ts'
import { readNamedSheets } from '#kit/sheets/ask-worker.ts'
import type { NamedSheet } from '#kit/sheets/read-file.ts'
import { type ReadFault, ReadRefusal } from '#kit/sheets/read-refusal.ts'

export type FileReading =
  | { status: 'idle' }
  | { status: 'reading'; fileName: string; share: number }
  | { status: 'refused'; fault: ReadFault }
  | ({ status: 'unusable' } & FileFault)
  | { status: 'mapping'; fileName: string; sheet: NamedSheet; headers: FileHeader[] }
  | ({ status: 'read'; fileName: string } & FileContent)

/** Reads a menu file in the background: its four sheets, or a list of items from elsewhere, whose columns are matched. */
export function useFileReading(setting: FileSetting | null) {
  const [reading, setReading] = useState<FileReading>({ status: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(
    async (file: File) => {
      if (!setting) return
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      const { name: fileName } = file
      const onProgress = (share: number) => setReading({ status: 'reading', fileName, share })
      onProgress(0)
      try {
        const sheets = await readNamedSheets({ file, wanted: fileKinds, onProgress, signal: abort.signal })
        setReading(readingOf(sheets, { setting, fileName }))
      } catch (thrown) {
        if (abort.signal.aborted) return
        setReading({ status: 'refused', fault: thrown instanceof ReadRefusal ? thrown.fault : 'broken' })
      }
    },
    [setting],
  )

  function applyMapping(mapping: Mapping): void {
    if (reading.status !== 'mapping' || !setting) return
    const { fileName, sheet } = reading
    const known = columnsToRead('items', setting.venue.isPOSIntegrated)
    const rows = rowsOfMapping(sheet.rows.cells, mapping, { known, places: sheet.rows.places })
    setReading(contentReading(linesOfItems(rows, { setting, hidden: hiddenIn(sheet) }), fileName))
  }

  const forget = useCallback(() => {
    running.current?.abort()
    setReading({ status: 'idle' })
  }, [])

  return { reading, start, applyMapping, forget }
}

function readingOf(
  sheets: readonly NamedSheet[],
  { setting, fileName }: { setting: FileSetting; fileName: string },
): FileReading {
  const [first] = sheets
  if (!first || fileKinds.some((kind) => kind === first.name)) {
    return contentReading(linesOfSheets(sheets, setting), fileName)
  }
  const items = rowsOfCells(first.rows.cells, columnsToRead('items', setting.venue.isPOSIntegrated), first.rows.places)
  if (items) return contentReading(linesOfItems(items, { setting, hidden: hiddenIn(first) }), fileName)
  return { status: 'mapping', fileName, sheet: first, headers: headersOfCells(first.rows.cells) }
}

function contentReading(content: FileContent | FileFault, fileName: string): FileReading {
  return 'fault' in content ? { status: 'unusable', ...content } : { status: 'read', fileName, ...content }
}

function hiddenIn({ hiddenRows }: NamedSheet): number {
  return hiddenRows?.are === 'leftOut' ? hiddenRows.count : 0
}

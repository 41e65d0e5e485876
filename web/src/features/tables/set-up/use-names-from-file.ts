import { textOfSheet } from '@brigade/domain/tables/tables.sheet.ts'
import { useEffect, useRef, useState } from 'react'
import { readSheet } from '#kit/sheets/ask-worker.ts'
import { type ReadFault, ReadRefusal } from '#kit/sheets/read-refusal.ts'

/** The sentences about refused files; rows of tables have no headers that must be there. */
const sentences = {
  tooLarge: 'tooLarge',
  zipBomb: 'tooLarge',
  tooManyRows: 'tooLarge',
  tooSlow: 'tooLarge',
  encrypted: 'encrypted',
  empty: 'empty',
  noRows: 'empty',
  onlyExample: 'empty',
  pdf: 'unreadable',
  wrongType: 'unreadable',
  broken: 'unreadable',
  mergedHeaders: 'mergedHeaders',
  titleRow: 'titleRow',
  noHeaders: 'unreadable',
} as const satisfies Record<ReadFault, string>

type FileReading = {
  isReading: boolean
  /** The name of the sentence about a refused file. */
  fault: (typeof sentences)[ReadFault] | null
}

/** Reads names of tables from the first sheet of a chosen file, in the background; leaving the form stops it. */
export function useNamesFromFile(onRead: (text: string) => void) {
  const [reading, setReading] = useState<FileReading>({ isReading: false, fault: null })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function read(file: File): Promise<void> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setReading({ isReading: true, fault: null })
    try {
      const { rows } = await readSheet({ file, choice: { readsFirst: true }, onProgress: () => undefined, signal })
      const text = textOfSheet(rows)
      if (signal.aborted) return
      setReading({ isReading: false, fault: text === '' ? 'empty' : null })
      if (text !== '') onRead(text)
    } catch (thrown) {
      if (signal.aborted) return
      const { fault } = thrown instanceof ReadRefusal ? thrown : new ReadRefusal('broken')
      setReading({ isReading: false, fault: sentences[fault] })
    }
  }

  return { ...reading, read }
}

import type { NamedSheet, ReadChoice, ReadFile } from '#kit/sheets/read-file.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'
import type { WrittenSheet } from '#kit/sheets/write-workbook.ts'
import type { SheetAnswer, SheetQuestion } from '#kit/sheets/sheet-messages.ts'

type ReadSheet = { file: File; choice: ReadChoice; onProgress: (share: number) => void; signal: AbortSignal }

/** Reads a file in a worker. Aborts at once by `signal`; throws `ReadRefusal` with the name of the fault. */
export async function readSheet({ file, choice, onProgress, signal }: ReadSheet): Promise<ReadFile> {
  if (file.size > readLimits.fileBytes) throw new ReadRefusal('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const answer = await askWorker({ what: 'read', bytes, choice }, { onProgress, signal })
  if (answer.what !== 'read') throw new ReadRefusal('broken')
  return answer
}

type ReadSheets = Omit<ReadSheet, 'choice'> & { wanted: readonly string[] }

/** Reads the sheets with these names in a worker, in the same way; the one sheet of a file that has none of them. */
export async function readNamedSheets({ file, wanted, onProgress, signal }: ReadSheets): Promise<NamedSheet[]> {
  if (file.size > readLimits.fileBytes) throw new ReadRefusal('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const answer = await askWorker({ what: 'readSheets', bytes, wanted }, { onProgress, signal })
  if (answer.what !== 'readSheets') throw new ReadRefusal('broken')
  return answer.sheets
}

/** Returns the bytes of a workbook of these sheets. */
export async function makeWorkbook(...sheets: WrittenSheet[]): Promise<Uint8Array> {
  const answer = await askWorker({ what: 'write', sheets }, {})
  if (answer.what !== 'written') throw new ReadRefusal('broken')
  return answer.bytes
}

type Asking = { onProgress?: (share: number) => void; signal?: AbortSignal }

function askWorker(question: SheetQuestion, { onProgress, signal }: Asking): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<SheetAnswer>((resolve, reject) => {
    timer = setTimeout(() => reject(new ReadRefusal('tooSlow')), readLimits.seconds * 1000)
    signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
    worker.addEventListener('error', () => reject(new ReadRefusal('broken')))
    worker.addEventListener('message', ({ data: answer }: MessageEvent<SheetAnswer>) => {
      if (answer.what === 'progress') onProgress?.(answer.share)
      else if (answer.what === 'refused') reject(new ReadRefusal(answer.fault, answer))
      else resolve(answer)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    worker.postMessage(question)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import type { ReadChoice, ReadFile } from '#kit/sheets/read-file.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'
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

/** Returns the bytes of a workbook of one sheet. */
export async function makeWorkbook(sheet: { sheetName: string; cells: Cell[][] }): Promise<Uint8Array> {
  const answer = await askWorker({ what: 'write', ...sheet }, {})
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

import type { Cell } from '@brigade/domain/menus/bulk/bulk.cells.ts'
import { readLimits } from '#features/menus/bulk/reading/read-limits.ts'
import { ReadRefusal } from '#features/menus/bulk/reading/read-refusal.ts'
import type { SheetAnswer, SheetQuestion } from '#features/menus/bulk/reading/sheet-messages.ts'

type ReadSheet = { file: File; onProgress: (share: number) => void; signal: AbortSignal }

/** The cells of a file, read away from the page. Ends at once when it is given up; throws `ReadRefusal` by the name of the fault. */
export async function readSheet({ file, onProgress, signal }: ReadSheet): Promise<Cell[][]> {
  if (file.size > readLimits.fileBytes) throw new ReadRefusal('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const answer = await askWorker({ what: 'read', bytes }, { onProgress, signal })
  if (answer.what !== 'read') throw new ReadRefusal('broken')
  return answer.cells
}

/** The bytes of a workbook of one sheet. */
export async function makeWorkbook(sheet: { sheetName: string; cells: Cell[][] }): Promise<Uint8Array> {
  const answer = await askWorker({ what: 'write', ...sheet }, {})
  if (answer.what !== 'written') throw new ReadRefusal('broken')
  return answer.bytes
}

type Asking = { onProgress?: (share: number) => void; signal?: AbortSignal }

function askWorker(question: SheetQuestion, { onProgress, signal }: Asking): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<SheetAnswer>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
    worker.addEventListener('error', () => reject(new ReadRefusal('broken')))
    worker.addEventListener('message', ({ data: answer }: MessageEvent<SheetAnswer>) => {
      if (answer.what === 'progress') onProgress?.(answer.share)
      else if (answer.what === 'refused') reject(new ReadRefusal(answer.fault, answer.count))
      else resolve(answer)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Workbook, writeWorkbook } from './write-workbook.ts'

/** What is written in a few milliseconds needs no thread of its own. */
const cellsAtOnce = 2000

const workerFile = new URL('workbook.worker.ts', import.meta.url)

/** The bytes of a workbook; a large one is written on a thread of its own, so that no order waits for it. */
export async function makeWorkbook(workbook: Workbook): Promise<Uint8Array> {
  const [headers = []] = workbook.cells
  if (workbook.cells.length * headers.length <= cellsAtOnce) return writeWorkbook(workbook)
  const worker = new Worker(workerFile, { workerData: workbook })
  const [bytes] = (await once(worker, 'message')) as [Uint8Array]
  return bytes
}

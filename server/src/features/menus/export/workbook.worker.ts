import { parentPort, workerData } from 'node:worker_threads'
import { type Workbook, writeWorkbook } from './write-workbook.ts'

const bytes = writeWorkbook(workerData as Workbook)
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer])

import type { PathWith, ServicePath } from '@brigade/domain/services.ts'
import type { App, Context } from '../context.ts'
import { type ServiceOf, useMethods } from '../contract.ts'
import { downloadHeaders } from './download-headers.ts'
import type { Sheet } from './sheet.ts'
import { writeXlsx } from './write-xlsx.ts'

type CreateOf<P extends ServicePath> =
  ServiceOf<P> extends { create: (...asked: infer Asked) => unknown } ? Asked : never

type SheetOf<P extends ServicePath, Row> = (...asked: CreateOf<P>) => Promise<Sheet<Row>>

/** Registers an export by its contract, which says who may: the feature says what stands in the sheet. */
export function useExport<P extends PathWith<'create'>, Row>(app: App, path: P, sheetOf: SheetOf<P, Row>): void {
  // What it makes becomes the file that the contract tells of in the hook behind it.
  useMethods(app, path, { create: sheetOf })
  app.service(path).hooks({ after: { create: [answerWithFile] } })
}

function answerWithFile(context: Context): void {
  const sheet: Sheet<unknown> = context.result
  context.http = { ...context.http, headers: downloadHeaders(sheet.fileName) }
  context.result = writeXlsx(sheet)
}

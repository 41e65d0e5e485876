import type { PathWith, ServicePath } from '@brigade/domain/services.ts'
import type { App, Context } from '../context/context.ts'
import { type ServiceOf, useMethods } from '../contracts/contract.ts'
import { downloadHeaders } from './download-headers.ts'
import type { Sheet } from './sheet.ts'
import { writeXlsx } from './write-xlsx.ts'

type CreateOf<P extends ServicePath> =
  ServiceOf<P> extends { create: (...asked: infer Asked) => unknown } ? Asked : never

type SheetOf<P extends ServicePath, Row> = (...asked: CreateOf<P>) => Promise<Sheet<Row>>

/** Registers an export by its contract, which sets its permission: the feature sets the content of the sheet. */
export function useExport<P extends PathWith<'create'>, Row>(app: App, path: P, sheetOf: SheetOf<P, Row>): void {
  // The sheet that it returns becomes the file of the contract in the hook after it.
  useMethods(app, path, { create: sheetOf })
  app.service(path).hooks({ after: { create: [answerWithFile] } })
}

function answerWithFile(context: Context): void {
  const sheet: Sheet<unknown> = context.result
  context.http = { ...context.http, headers: downloadHeaders(sheet.fileName) }
  context.result = writeXlsx(sheet)
}

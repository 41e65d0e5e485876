import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { App, Context } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { methodNotAllowed } from '#kit/errors.ts'
import { downloadHeaders } from './download-headers.ts'
import { exportData } from './export-data.ts'
import { makeWorkbook } from './make-workbook.ts'

/** Registers what gives whole lists of records out, as a file. */
export function registerExport(app: App): void {
  const { db } = app

  useService(app, exportDataPath, {
    create: async (asked, { user, provider }) => {
      if (provider === 'socketio')
        throw methodNotAllowed({ message: 'A file is given over REST only.', reason: 'restOnly' })
      const { kind, cells } = await db.write(() => exportData({ asked, user }))
      const bytes = await makeWorkbook({ sheetName: kind, cells })
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
  })
  app.service(exportDataPath).hooks({ after: { create: [answerWithFile] } })
}

/** After hook: the file is saved under the name that was asked for. */
function answerWithFile(context: Context): void {
  const { fileName } = context.data as ExportData
  context.http = { ...context.http, headers: downloadHeaders(fileName) }
}

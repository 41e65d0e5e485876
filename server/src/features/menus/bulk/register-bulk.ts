import { bulkPaths, importsPath, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { type BulkKind, bulkKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { publishEvents } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { menusTopic } from '../menus-topic.ts'
import { forgetImports } from './forget-imports.job.ts'
import { type ImportKind, importKinds } from './door/import-kinds.ts'
import { importRecords } from './import-records.ts'
import { listImports } from './list-imports.ts'
import { repeatedImport } from './repeated-import.ts'
import { undoImport } from './undo-import.ts'

/** Registers what brings whole lists of records in and takes them back. */
export function registerBulk(app: App): void {
  const { db } = app

  for (const kind of bulkKinds) registerImport(app, kind)

  useService(app, undoImportPath, { create: { transaction: undoImport, byTurns: true } })

  useService(app, importsPath, {
    find: ({ query, user, paginate }) => listImports({ db, query, principal: user, isPaged: paginate !== false }),
  })

  app.jobs.add(forgetImports)
  // One event says that much has changed: screens that show any of it fetch it again.
  for (const path of [...Object.values(bulkPaths), undoImportPath] as const) publishEvents(app, path, menusTopic)
}

function registerImport(app: App, name: BulkKind): void {
  const kind: ImportKind<BulkKind> = importKinds[name]
  useService(app, bulkPaths[name], {
    create: {
      transaction: (body, call) => importRecords(kind, body, call),
      byTurns: true,
      repeat: (importId, call, { list }) => repeatedImport({ kind: name, importId, list }, call),
      idToRepeat: ({ importId }) => importId ?? undefined,
    },
  })
}

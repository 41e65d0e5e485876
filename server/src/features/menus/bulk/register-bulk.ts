import { bulkPaths, importsPath, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { type BulkKind, bulkKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { announce, publishEvents } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import { writeOnce } from '#kit/write-once.ts'
import { menusTopic } from '../menus-topic.ts'
import { forgetImports } from './forget-imports.job.ts'
import { type ImportKind, importKinds } from './door/import-kinds.ts'
import { importRecords } from './import-records.ts'
import { listImports } from './list-imports.ts'
import { undoImport } from './undo-import.ts'

/** Registers what brings whole lists of records in and takes them back. */
export function registerBulk(app: App): void {
  const { db, clock } = app

  for (const kind of bulkKinds) registerImport(app, kind)

  useService(app, undoImportPath, {
    create: async ({ importId }, { user }) => {
      const now = clock.now()
      const { result, announcements } = await db.writeByTurns(() => undoImport({ importId, user, now }))
      announce(app, announcements)
      return result
    },
  })

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
    create: async ({ list, dryRun: isDryRun = false, idempotencyKey: bodyKey }, params) => {
      const { user } = params
      const idempotencyKey = params.idempotencyKey ?? bodyKey
      const now = app.clock.now()
      const { result, isRepeat, announcements } = await writeOnce(app.db.writeByTurns, () =>
        importRecords({ kind, list, isDryRun, user, idempotencyKey, now }),
      )
      announce(app, announcements)
      return isRepeat || result.importId === null ? silence(params, result) : result
    },
  })
}

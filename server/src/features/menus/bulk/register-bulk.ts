import {
  bulkPaths,
  columnMapsPath,
  importsPath,
  menuFilePath,
  undoImportPath,
} from '@brigade/domain/menus/bulk/bulk.api.ts'
import { type BulkKind, bulkKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { menusTopic } from '../menus-topic.ts'
import { forgetImports } from './forget-imports.job.ts'
import { type ImportKind, importKinds } from './public/import-kinds.ts'
import { importRecords } from './import-records.ts'
import { listImports } from './list-imports.ts'
import { importMenuFile } from './import-menu-file.ts'
import { listColumnMaps, saveColumnMap } from './column-maps.ts'
import { repeatedImport, repeatedMenuFile } from './repeated-import.ts'
import { undoImport } from './undo-import.ts'

/** Registers the services that import whole lists of records and undo imports. */
export function registerBulk(app: App): void {
  const { db } = app

  for (const kind of bulkKinds) registerImport(app, kind)

  useService(app, menuFilePath, {
    create: {
      transaction: importMenuFile,
      byTurns: true,
      repeat: (importId, call) => repeatedMenuFile(importId, call),
      idToRepeat: ({ importId }) => importId ?? undefined,
    },
  })

  useService(app, columnMapsPath, {
    find: ({ query, user, paginate }) => listColumnMaps({ db, query, principal: user, isPaged: paginate !== false }),
    create: { transaction: saveColumnMap },
  })

  useService(app, undoImportPath, { create: { transaction: undoImport, byTurns: true } })

  useService(app, importsPath, {
    find: ({ query, user, paginate }) => listImports({ db, query, principal: user, isPaged: paginate !== false }),
  })

  app.jobs.add(forgetImports)
  // One event covers all changes: screens that show any of them fetch them again.
  for (const path of [...Object.values(bulkPaths), menuFilePath, undoImportPath] as const)
    publishEvents(app, path, menusTopic)
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

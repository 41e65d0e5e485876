import type { Database } from '#kit/database/database.ts'
import type { FileUse } from './public/file-uses.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { findFileUser } from './delete-file.ts'
import { deleteFileRow, type FileRow, lockFile } from './file-row.ts'

const dayMs = 24 * 3_600_000

/** Time that a form may stay open before the picture uploaded for it is deleted. */
export const unusedForMs = dayMs

/**
 * A file that a record shows is checked again after a month: records release a picture themselves when they stop
 * showing it.
 */
const usedForMs = 30 * dayMs

const atOnce = 500

type RemoveUnusedFiles = { db: Database; uses: readonly FileUse[]; now: Date }

/** Deletes files that were uploaded a day ago and that no record shows. Returns how many were deleted. */
export async function removeUnusedFiles({ db, uses, now }: RemoveUnusedFiles): Promise<number> {
  const due = await db.many<Pick<FileRow, 'url'>>(
    'SELECT "url" FROM files WHERE "checkAt" <= ? ORDER BY "checkAt", "id" LIMIT ?',
    now.toISOString(),
    atOnce,
  )
  let removed = 0
  for (const { url } of due) {
    if (await db.write(() => removeIfUnused({ url, uses, now }))) removed += 1
  }
  return removed
}

type RemoveIfUnused = { url: string; uses: readonly FileUse[]; now: Date }

function* removeIfUnused({ url, uses, now }: RemoveIfUnused): Transaction<boolean> {
  const file = yield* lockFile(url)
  // It was deleted, or uploaded again, since the list was read.
  if (!file || Date.parse(file.checkAt) > now.getTime()) return false
  const usedBy = yield* findFileUser(file, uses)
  if (!usedBy) {
    yield* deleteFileRow(file, now)
    return true
  }
  const checkAt = new Date(now.getTime() + usedForMs).toISOString()
  yield* run('UPDATE files SET "checkAt" = ? WHERE "id" = ?', checkAt, file.id)
  return false
}

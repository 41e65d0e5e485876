import type { Database } from '#kit/database.ts'
import type { FileUse } from './door/file-uses.ts'
import { run, type Work } from '#kit/work.ts'
import { findFileUser } from './delete-file.ts'
import { deleteFileRow, type FileRow, lockFile } from './file-row.ts'

const dayMs = 24 * 3_600_000

/** A form may stay open this long before the picture that was uploaded for it is taken away. */
export const unusedForMs = dayMs

/** What a record shows is looked at again after a month: records tell by themselves when they let go of one. */
const usedForMs = 30 * dayMs

const atOnce = 500

type RemoveUnusedFiles = { db: Database; uses: readonly FileUse[]; now: Date }

/** Takes away what was uploaded a day ago and is shown by no record. Answers how many files went. */
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

function* removeIfUnused({ url, uses, now }: RemoveIfUnused): Work<boolean> {
  const file = yield* lockFile(url)
  // Deleted, or uploaded again, since the list was read.
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

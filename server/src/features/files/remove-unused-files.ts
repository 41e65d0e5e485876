import type { Database } from '#kit/database.ts'
import type { FileStorage } from '#kit/file-storage.ts'
import type { FileUse } from '#kit/file-uses.ts'
import { run, type Work } from '#kit/work.ts'
import { findFileUser } from './delete-file.ts'
import { deleteFileRow, type FileRow, lockFile } from './file-row.ts'
import { removeLoose, removeOldLoose } from './loose-files.ts'

const dayMs = 24 * 3_600_000

/** A form may stay open this long before the picture that was uploaded for it is taken away. */
export const unusedForMs = dayMs

/** What a record shows is looked at again after a month: records tell by themselves when they let go of one. */
const usedForMs = 30 * dayMs

const atOnce = 500

type RemoveUnusedFiles = { db: Database; storage: FileStorage; uses: readonly FileUse[]; now: Date }

/**
 * Takes away what was uploaded a day ago and is shown by no record, and bytes for which no file has stood for so long. Answers how many
 * files went.
 */
export async function removeUnusedFiles({ db, storage, uses, now }: RemoveUnusedFiles): Promise<number> {
  const due = await db.many<Pick<FileRow, 'url'>>(
    'SELECT "url" FROM files WHERE "checkAt" <= ? ORDER BY "checkAt", "id" LIMIT ?',
    now.toISOString(),
    atOnce,
  )
  await removeOldLoose({ db, storage, now })
  let removed = 0
  for (const { url } of due) {
    const file = await db.write(() => removeIfUnused({ url, uses, now }))
    if (!file) continue
    await removeLoose({ db, storage, key: file.key })
    removed += 1
  }
  return removed
}

type RemoveIfUnused = { url: string; uses: readonly FileUse[]; now: Date }

function* removeIfUnused({ url, uses, now }: RemoveIfUnused): Work<FileRow | undefined> {
  const file = yield* lockFile(url)
  // Deleted, or uploaded again, since the list was read.
  if (!file || Date.parse(file.checkAt) > now.getTime()) return undefined
  const usedBy = yield* findFileUser(file, uses)
  if (!usedBy) {
    yield* deleteFileRow(file, now)
    return file
  }
  const checkAt = new Date(now.getTime() + usedForMs).toISOString()
  yield* run('UPDATE files SET "checkAt" = ? WHERE "id" = ?', checkAt, file.id)
  return undefined
}

import type { Database } from '#kit/database.ts'
import type { FileStorage } from '#kit/file-storage.ts'
import { run, type Work } from '#kit/work.ts'

const dayMs = 24 * 3_600_000
const atOnce = 500

type Place = { db: Database; storage: FileStorage }

/** Notes that bytes are, or may be, stored for which no file stands; in the transaction that makes it so, or before they are stored. */
export function* noteLoose(key: string, now: Date): Work<void> {
  yield* run(
    'INSERT INTO loose_files ("key", "since") VALUES (?, ?) ON CONFLICT ("key") DO NOTHING',
    key,
    now.toISOString(),
  )
}

/** Forgets such bytes: a file stands for them, or they are removed. */
export function* forgetLoose(key: string): Work<void> {
  yield* run('DELETE FROM loose_files WHERE "key" = ?', key)
}

/** Removes bytes that were noted, and the note. What fails, or ends halfway, is done by the clean-up. */
export async function removeLoose({ db, storage, key }: Place & { key: string }): Promise<void> {
  await storage.remove(key)
  await db.write(() => forgetLoose(key))
}

/** Removes bytes for which no file has stood for a day: storing or removing them did not come to an end. */
export async function removeOldLoose({ db, storage, now }: Place & { now: Date }): Promise<void> {
  const due = await db.many<{ key: string }>(
    'SELECT "key" FROM loose_files WHERE "since" <= ? ORDER BY "since", "key" LIMIT ?',
    new Date(now.getTime() - dayMs).toISOString(),
    atOnce,
  )
  for (const { key } of due) await removeLoose({ db, storage, key })
}

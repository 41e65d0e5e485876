import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { one, run, type Work } from '#kit/work.ts'
import { keepBytes, removeBytesSoon } from './remove-bytes.job.ts'

/** A stored file. `hash` is of what was uploaded, `key` is where its bytes are kept. */
export type FileRow = {
  id: number
  /** None until a record shows it, of those that were uploaded for no venue. */
  restaurantId: number | null
  folder: ImageFolder
  hash: string
  key: string
  url: string
  bytes: number
  uploadedBy: string
  uploadedAt: string
  checkAt: string
}

type NewFile = Omit<FileRow, 'id'>

/** Notes that a picture which is there was uploaded again, so that the clean-up waits again; nothing when it is not there. */
export function* renewFile(file: Omit<NewFile, 'key' | 'url' | 'bytes'>): Work<FileRow | undefined> {
  return yield* one<FileRow>(
    `UPDATE files SET "uploadedBy" = ?, "uploadedAt" = ?, "checkAt" = ?
     WHERE "restaurantId" = ? AND "folder" = ? AND "hash" = ? RETURNING *`,
    file.uploadedBy,
    file.uploadedAt,
    file.checkAt,
    file.restaurantId,
    file.folder,
    file.hash,
  )
}

/** Notes a new file whose bytes stay, or answers the one that somebody noted for the same picture meanwhile. */
export function* insertFile(file: NewFile): Work<FileRow> {
  const row = yield* one<FileRow>(
    `INSERT INTO files ("restaurantId", "folder", "hash", "key", "url", "bytes", "uploadedBy", "uploadedAt", "checkAt")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT ("restaurantId", "folder", "hash") DO UPDATE SET "checkAt" = excluded."checkAt" RETURNING *`,
    file.restaurantId,
    file.folder,
    file.hash,
    file.key,
    file.url,
    file.bytes,
    file.uploadedBy,
    file.uploadedAt,
    file.checkAt,
  )
  if (!row) throw new Error('An inserted file did not come back')
  yield* keepBytes(row.key)
  return row
}

/** A file that stays as it is until the transaction ends; who wants to claim it waits. */
export function* lockFile(url: string): Work<FileRow | undefined> {
  return yield* one<FileRow>('UPDATE files SET "url" = "url" WHERE "url" = ? RETURNING *', url)
}

/** Deletes a file; its bytes are removed after the commit. */
export function* deleteFileRow({ id, key }: FileRow, now: Date): Work<void> {
  yield* run('DELETE FROM files WHERE "id" = ?', id)
  yield* removeBytesSoon(key, now)
}

import type { Doer } from '@brigade/domain/access/principal.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { defaulted, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import { one, rowsOf, run, type Transaction } from '#kit/database/transaction.ts'
import { keepBytes, removeBytesSoon } from './remove-bytes.job.ts'

/** A stored file. */
type StoredFile = {
  id: number
  /** Null for an upload without a venue, until a record shows it. */
  restaurantId: number | null
  folder: ImageFolder
  /** Hash of the uploaded bytes. */
  hash: string
  /** Storage key of its bytes. */
  key: string
  url: string
  bytes: number
  uploadedBy: string
  uploadedByKind: Doer['byKind'] | null
  uploadedById: number | null
  uploadedAt: string
  checkAt: string
}

/** Storage of files. */
const fileColumns = columnsOf<StoredFile>()('files', {
  id: defaulted(plain),
  restaurantId: plain,
  folder: plain,
  hash: plain,
  key: plain,
  url: plain,
  bytes: plain,
  uploadedBy: plain,
  uploadedByKind: plain,
  uploadedById: plain,
  uploadedAt: plain,
  checkAt: plain,
})

export type FileRow = RowOf<typeof fileColumns>

const onceAVenue = 'ON CONFLICT ("restaurantId", "folder", "hash") DO UPDATE SET "checkAt" = excluded."checkAt"'

type NewFile = Omit<FileRow, 'id'>

/**
 * Notes that an existing picture was uploaded again, which postpones its clean-up; returns undefined if it does not exist.
 */
export function* renewFile(file: Omit<NewFile, 'key' | 'url' | 'bytes'>): Transaction<FileRow | undefined> {
  const { restaurantId, folder, hash, ...uploaded } = file
  const [row] = yield* fileColumns.update(uploaded, {
    where: '"restaurantId" = ? AND "folder" = ? AND "hash" = ?',
    params: [restaurantId, folder, hash],
  })
  return row
}

/**
 * Stores the record of a new file and keeps its bytes; returns the existing record if the same picture was stored in between.
 */
export function* insertFile(file: NewFile): Transaction<FileRow> {
  const [row] = yield* rowsOf<FileRow>(fileColumns.insertion(file, onceAVenue))
  if (!row) throw new Error('An inserted file did not come back')
  yield* keepBytes(row.key)
  return row
}

/** Locks a file until the transaction ends; claims of it wait. */
export function* lockFile(url: string): Transaction<FileRow | undefined> {
  return yield* one<FileRow>('UPDATE files SET "url" = "url" WHERE "url" = ? RETURNING *', url)
}

/** Deletes a file; its bytes are removed after the commit. */
export function* deleteFileRow({ id, key }: FileRow, now: Date): Transaction<void> {
  yield* run('DELETE FROM files WHERE "id" = ?', id)
  yield* removeBytesSoon(key, now)
}

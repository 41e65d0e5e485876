import type { Doer } from '@brigade/domain/access/principal.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { defaulted, plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'
import { one, rowsOf, run, type Work } from '#kit/work.ts'
import { keepBytes, removeBytesSoon } from './remove-bytes.job.ts'

/** A stored file. */
type StoredFile = {
  id: number
  /** None until a record shows it, of those that were uploaded for no venue. */
  restaurantId: number | null
  folder: ImageFolder
  /** Of what was uploaded. */
  hash: string
  /** Where its bytes are kept. */
  key: string
  url: string
  bytes: number
  uploadedBy: string
  uploadedByKind: Doer['byKind'] | null
  uploadedById: number | null
  uploadedAt: string
  checkAt: string
}

/** How files are stored. */
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

/** Notes that a picture which is there was uploaded again, so that the clean-up waits again; nothing when it is not there. */
export function* renewFile(file: Omit<NewFile, 'key' | 'url' | 'bytes'>): Work<FileRow | undefined> {
  const { restaurantId, folder, hash, ...uploaded } = file
  const [row] = yield* fileColumns.update(uploaded, {
    where: '"restaurantId" = ? AND "folder" = ? AND "hash" = ?',
    params: [restaurantId, folder, hash],
  })
  return row
}

/** Notes a new file whose bytes stay, or answers the one that somebody noted for the same picture meanwhile. */
export function* insertFile(file: NewFile): Work<FileRow> {
  const [row] = yield* rowsOf<FileRow>(fileColumns.insertion(file, onceAVenue))
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

import { fileErrors } from '@brigade/domain/files/files.errors.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { findFileUser } from '../delete-file.ts'
import { deleteFileRow, lockFile } from '../file-row.ts'
import type { FileUse } from './file-uses.ts'

/** A picture that a record will have. */
export type ClaimedFile = {
  url: string
  /** The folder that it must have been uploaded to: its size and its permission depend on it. */
  folder: ImageFolder
  /** The field of the record that has its address. */
  field: string
}

type ClaimFiles = {
  venueId: number
  files: readonly ClaimedFile[]
  /** The addresses that it had before. They are not checked, because pictures of the demo do not belong to the venue. */
  kept?: readonly string[]
}

/**
 * Checks, in the transaction that writes a record, that each of its new pictures is stored, of its venue and in its folder, and keeps
 * it from being deleted until the commit. A picture without a venue becomes this venue's. Throws BadRequest that names the others.
 */
export function* claimFiles({ venueId, files, kept = [] }: ClaimFiles): Transaction<void> {
  const gone: string[] = []
  const claimed = files.filter(({ url }) => !kept.includes(url))
  // Always in the same order, so that two records with the same pictures never deadlock.
  for (const { url, folder, field } of claimed.toSorted((one, other) => (one.url < other.url ? -1 : 1))) {
    const isThere = yield* run(
      'UPDATE files SET "url" = "url" WHERE "url" = ? AND "restaurantId" = ? AND "folder" = ?',
      url,
      venueId,
      folder,
    )
    if (!isThere && !(yield* adopt({ url, folder, venueId }))) gone.push(field)
  }
  if (gone.length === 0) return
  const fields = Object.fromEntries(gone.map((field) => [field, fileErrors.gone]))
  throw badRequest({ message: fileErrors.gone, reason: 'fileGone', fields })
}

/** Returns the entries of a record's `images`, as `claimFiles` takes them. */
export function filesOfImages(folder: ImageFolder, urls: readonly string[]): ClaimedFile[] {
  return urls.map((url, place) => ({ url, folder, field: `images.${place}` }))
}

type Adopted = { url: string; folder: ImageFolder; venueId: number }

/**
 * Gives a file without a venue to this one. The venue may have the same picture already, so its hash is made unique, and both are
 * shown.
 */
function* adopt({ url, folder, venueId }: Adopted): Transaction<boolean> {
  const adopted = yield* run(
    `UPDATE files SET "restaurantId" = ?, "hash" = "hash" || '-' || "id"
     WHERE "url" = ? AND "restaurantId" IS NULL AND "folder" = ?`,
    venueId,
    url,
    folder,
  )
  return adopted > 0
}

type ReleaseFiles = {
  /** The addresses that the record no longer has. */
  urls: readonly string[]
  now: Date
}

/** Deletes the pictures that a record no longer shows, in the transaction that changes it, except those that another record shows. */
export function* releaseFiles(uses: readonly FileUse[], { urls, now }: ReleaseFiles): Transaction<void> {
  for (const url of new Set(urls)) {
    const file = yield* lockFile(url)
    if (file && !(yield* findFileUser(file, uses))) yield* deleteFileRow(file, now)
  }
}

import { fileErrors } from '@brigade/domain/files/files.errors.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'
import { findFileUser } from '../delete-file.ts'
import { deleteFileRow, lockFile } from '../file-row.ts'
import type { FileUse } from './file-uses.ts'

type ClaimFiles = {
  venueId: number
  /** The addresses that the record will have. */
  urls: readonly string[]
  /** The addresses that it had before. They are not checked, because pictures of the demo do not belong to the venue. */
  kept?: readonly string[]
  /** The fields of the addresses, in their order; without it, they are entries of `images`. */
  fields?: readonly string[]
}

/**
 * Checks, in the transaction that writes a record, that each of its new pictures is stored and of its venue, and keeps it from being
 * deleted until the commit. A picture without a venue becomes this venue's. Throws BadRequest that names the others.
 */
export function* claimFiles({ venueId, urls, kept = [], fields: names }: ClaimFiles): Transaction<void> {
  const gone: string[] = []
  // Always in the same order, so that two records with the same pictures never deadlock.
  for (const url of [...new Set(urls)].filter((url) => !kept.includes(url)).toSorted()) {
    const isThere = yield* run('UPDATE files SET "url" = "url" WHERE "url" = ? AND "restaurantId" = ?', url, venueId)
    if (!isThere && !(yield* adopt(url, venueId))) gone.push(url)
  }
  if (gone.length === 0) return
  const nameOf = (place: number) => names?.[place] ?? `images.${place}`
  const fields = gone.map((url) => [nameOf(urls.indexOf(url)), fileErrors.gone])
  throw badRequest({ message: fileErrors.gone, reason: 'fileGone', fields: Object.fromEntries(fields) })
}

/**
 * Gives a file without a venue to this one. The venue may have the same picture already, so its hash is made unique, and both are
 * shown.
 */
function* adopt(url: string, venueId: number): Transaction<boolean> {
  const adopted = yield* run(
    `UPDATE files SET "restaurantId" = ?, "hash" = "hash" || '-' || "id" WHERE "url" = ? AND "restaurantId" IS NULL`,
    venueId,
    url,
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

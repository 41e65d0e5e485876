import { can } from '@brigade/domain/access/permissions.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { type DeletedFile, type DeleteFile, folderPermissions } from '@brigade/domain/files/files.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict, forbidden, notFound } from '#kit/errors/errors.ts'
import type { FileUse, FileUser } from './public/file-uses.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { deleteFileRow, type FileRow, lockFile } from './file-row.ts'

/**
 * Deletes a file that no record shows; its bytes are removed after the commit. Throws NotFound for a file of another tenant, Conflict with
 * the record that still shows it.
 */
export function* deleteUnusedFile(body: DeleteFile, { principal, now, app }: Call): Transaction<DeletedFile> {
  const { url } = 'data' in body ? body.data : body
  const file = yield* lockFile(url)
  if (!file || !mayKnow(principal, file)) {
    throw notFound({ message: 'This file doesn’t exist.', reason: 'fileUnknown' })
  }
  const permission = folderPermissions[file.folder]
  if (!can(principal, permission)) {
    throw forbidden({ message: 'Your role can’t do this.', reason: 'permission', extras: { permission } })
  }
  const usedBy = yield* findFileUser(file, app.fileUses)
  if (usedBy) {
    throw conflict({
      message: `This image is still used by the ${usedBy.kind} ${usedBy.name}.`,
      reason: 'fileInUse',
      extras: { usedBy },
    })
  }
  yield* deleteFileRow(file, now)
  return { url }
}

/**
 * Returns whether a principal may know of a file. One without a venue is known only to those who work for all venues: they uploaded it.
 */
function mayKnow(principal: Principal, { restaurantId }: FileRow): boolean {
  return restaurantId === null ? can(principal, 'venues:all') : worksAt(principal, restaurantId)
}

/** Returns a record that shows the file, if there is one. */
export function* findFileUser(
  { restaurantId, url }: FileRow,
  uses: readonly FileUse[],
): Transaction<FileUser | undefined> {
  if (restaurantId === null) return undefined
  for (const use of uses) {
    const usedBy = yield* use({ venueId: restaurantId, url })
    if (usedBy) return usedBy
  }
  return undefined
}

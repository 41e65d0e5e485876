import { can } from '@brigade/domain/access/permissions.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { folderPermissions } from '@brigade/domain/files/files.schema.ts'
import { conflict, forbidden, notFound } from '#kit/errors.ts'
import type { FileUse, FileUser } from './door/file-uses.ts'
import type { Work } from '#kit/work.ts'
import { deleteFileRow, type FileRow, lockFile } from './file-row.ts'

export type DeleteUnusedFile = {
  url: string
  uses: readonly FileUse[]
  /** Nobody when the server itself does it. */
  principal: Principal | undefined
  now: Date
}

/**
 * Forgets a file that no record shows any more; its bytes are removed after the commit. Throws NotFound for a stranger's, Conflict with the
 * record that still shows it.
 */
export function* deleteUnusedFile({ url, uses, principal, now }: DeleteUnusedFile): Work<void> {
  const file = yield* lockFile(url)
  if (!file || (principal && !mayKnow(principal, file))) {
    throw notFound({ message: 'There is no such file.', reason: 'fileUnknown' })
  }
  const permission = folderPermissions[file.folder]
  if (principal && !can(principal, permission)) {
    throw forbidden({ message: 'Your role may not do this.', reason: 'permission', extras: { permission } })
  }
  const usedBy = yield* findFileUser(file, uses)
  if (usedBy) {
    throw conflict({
      message: `This picture is still shown by the ${usedBy.kind} ${usedBy.name}.`,
      reason: 'fileInUse',
      extras: { usedBy },
    })
  }
  yield* deleteFileRow(file, now)
}

/** What is of no venue yet is known to those of all venues alone: they uploaded it. */
function mayKnow(principal: Principal, { restaurantId }: FileRow): boolean {
  return restaurantId === null ? can(principal, 'venues:all') : worksAt(principal, restaurantId)
}

/** A record that shows the file, if there is one. */
export function* findFileUser({ restaurantId, url }: FileRow, uses: readonly FileUse[]): Work<FileUser | undefined> {
  if (restaurantId === null) return undefined
  for (const use of uses) {
    const usedBy = yield* use({ venueId: restaurantId, url })
    if (usedBy) return usedBy
  }
  return undefined
}

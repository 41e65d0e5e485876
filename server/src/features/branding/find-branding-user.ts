import { one, type Transaction } from '#kit/database/transaction.ts'
import type { FileUse, FileUser } from '#features/files/public/file-uses.ts'

/** Finds the branding of a venue, published or a draft, that shows an image. */
export const findBrandingUser: FileUse = function* ({ venueId, url }): Transaction<FileUser | undefined> {
  const row = yield* one<{ id: number; name: string }>(
    `SELECT venues."id", venues."name" FROM venues
     LEFT JOIN brandings ON brandings."id" = venues."id"
     LEFT JOIN branding_drafts ON branding_drafts."id" = venues."id"
     WHERE venues."id" = ? AND ? IN (brandings."logo", brandings."cover", branding_drafts."logo", branding_drafts."cover")`,
    venueId,
    url,
  )
  return row && { kind: 'branding', id: row.id, name: row.name }
}

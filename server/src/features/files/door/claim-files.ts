import { deleteFilePath } from '@brigade/domain/files/files.api.ts'
import { fileErrors } from '@brigade/domain/files/files.errors.ts'
import type { App } from '#kit/context.ts'
import { codeOf } from '#kit/error-words.ts'
import { badRequest } from '#kit/errors.ts'
import { run, type Work } from '#kit/work.ts'

type ClaimFiles = {
  venueId: number
  /** The addresses that the record is to have. */
  urls: readonly string[]
  /** Those that it had before, which are not asked about: pictures of the demo are no files of the venue. */
  kept?: readonly string[]
}

/**
 * Makes sure, in the transaction that writes a record, that each of its new pictures is a stored one of the venue, and keeps it from being
 * deleted until the commit. One that is of no venue becomes this one's. Throws BadRequest that names those which are not, as `images.0`.
 */
export function* claimFiles({ venueId, urls, kept = [] }: ClaimFiles): Work<void> {
  const gone: string[] = []
  // In one order for all, so that two records with the same pictures never wait for each other.
  for (const url of [...new Set(urls)].filter((url) => !kept.includes(url)).toSorted()) {
    const isThere = yield* run('UPDATE files SET "url" = "url" WHERE "url" = ? AND "restaurantId" = ?', url, venueId)
    if (!isThere && !(yield* adopt(url, venueId))) gone.push(url)
  }
  if (gone.length === 0) return
  const fields = gone.map((url) => [`images.${urls.indexOf(url)}`, fileErrors.gone])
  throw badRequest({ message: fileErrors.gone, reason: 'fileGone', fields: Object.fromEntries(fields) })
}

/** Its hash is no longer the picture's alone: the venue may have the same picture already, and both are shown. */
function* adopt(url: string, venueId: number): Work<boolean> {
  const adopted = yield* run(
    `UPDATE files SET "restaurantId" = ?, "hash" = "hash" || '-' || "id" WHERE "url" = ? AND "restaurantId" IS NULL`,
    venueId,
    url,
  )
  return adopted > 0
}

/** After the commit of a record's change: deletes the pictures that it no longer shows, those excepted that another record shows. */
export async function releaseFiles(app: App, urls: readonly string[]): Promise<void> {
  for (const url of new Set(urls)) {
    try {
      await app.service(deleteFilePath).create({ data: { url } })
    } catch (error) {
      if (isKept(error)) continue
      // The record's change is done, and the nightly clean-up comes to the file too.
      app.log.warn({ err: error, url }, 'A picture that is no longer shown could not be deleted')
    }
  }
}

/** Still shown elsewhere, or never a stored one. */
function isKept(error: unknown): boolean {
  const code = codeOf(error)
  return code === '404' || code === '409'
}

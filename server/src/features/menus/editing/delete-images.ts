import { deleteFilePath } from '@brigade/domain/files/files.api.ts'
import { FeathersError } from '@feathersjs/errors'
import type { App } from '#kit/context.ts'

/** Deletes pictures that no record shows any more, after the commit. What others still show, or was never uploaded, stays. */
export async function deleteImages(app: App, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    await app
      .service(deleteFilePath)
      .create({ data: { url } })
      .catch((error: unknown) => {
        if (!(error instanceof FeathersError) || error.code >= 500) throw error
      })
  }
}

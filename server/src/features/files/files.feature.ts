import { randomBytes } from 'node:crypto'
import { deleteFilePath, uploadPath } from '@brigade/domain/files/files.api.ts'
import { fileErrors } from '@brigade/domain/files/files.errors.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { badRequest } from '#kit/errors.ts'
import type { Feature } from '#kit/feature.ts'
import type { FileUse } from './door/file-uses.ts'
import { deleteUnusedFile } from './delete-file.ts'
import { removeBytes } from './remove-bytes.job.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { storeImage } from './store-image.ts'
import { uploadVenue } from './upload-venue.ts'

export const filesFeature: Feature = {
  name: 'files',
  register(app: App) {
    const { db, clock, storage } = app
    const uses: FileUse[] = []
    app.fileUses = uses

    useService(app, uploadPath, {
      create: async ({ file: bytes }, { user, query }) => {
        const { folder } = query
        const venueId = await uploadVenue({ db, principal: user, query })
        // Over the socket, and as JSON, there is no form that it could have come in.
        if (!(bytes instanceof Uint8Array)) throw badRequest(missingFile)
        const secret = randomBytes(8).toString('hex')
        const now = clock.now()
        const file = await storeImage({ db, storage, bytes, folder, venueId, user, secret, now })
        return { file: { location: file.url, folder, restaurantId: venueId, bytes: file.bytes } }
      },
    })

    useService(app, deleteFilePath, {
      create: async (body, { user }) => {
        const { url } = 'data' in body ? body.data : body
        await db.write(() => deleteUnusedFile({ url, uses, principal: user, now: clock.now() }))
        return { url }
      },
    })

    app.jobs.add(removeBytes)
    app.schedule('unused files', '17 * * * *', () => removeUnusedFiles({ db, uses, now: clock.now() }))
  },
}

const missingFile = { message: fileErrors.missing, reason: 'fileMissing', fields: { file: fileErrors.missing } }

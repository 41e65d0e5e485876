import { randomBytes } from 'node:crypto'
import { deleteFilePath, uploadPath } from '@brigade/domain/files/files.api.ts'
import { fileErrors } from '@brigade/domain/files/files.errors.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { badRequest } from '#kit/errors/errors.ts'
import type { Feature } from '#kit/context/feature.ts'
import type { FileUse } from './public/file-uses.ts'
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
        // Over the socket, and as JSON, a file can't be sent.
        if (!(bytes instanceof Uint8Array)) throw badRequest(missingFile)
        const secret = randomBytes(8).toString('hex')
        const now = clock.now()
        const file = await storeImage({ db, storage, bytes, folder, venueId, user, secret, now })
        return { file: { location: file.url, folder, restaurantId: venueId, bytes: file.bytes } }
      },
    })

    useService(app, deleteFilePath, { create: { transaction: deleteUnusedFile } })

    app.jobs.add(removeBytes)
    app.schedule('unused files', '17 * * * *', () => removeUnusedFiles({ db, uses, now: clock.now() }))
  },
}

const missingFile = { message: fileErrors.missing, reason: 'fileMissing', fields: { file: fileErrors.missing } }

import { brandingDraftPath, brandingPath, publishBrandingPath } from '@brigade/domain/branding/branding.api.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { brandingTopic } from './branding-topic.ts'
import { copyBranding } from './copy-branding.ts'
import { followReceipts } from './follow-receipts.ts'
import { findBrandingUser } from './find-branding-user.ts'
import { publishBranding } from './publish-branding.ts'
import { readDraft, readPublished } from './read-branding.ts'
import { removeDraft, writeDraft } from './write-draft.ts'

export const brandingFeature: Feature = {
  name: 'branding',
  register(app: App) {
    const { db, transactionHooks } = app
    app.fileUses.push(findBrandingUser)
    transactionHooks.add('venues:duplicated', copyBranding)
    transactionHooks.add('venues:settingsChange', followReceipts)

    useService(app, brandingPath, { get: (id, { user }) => db.read(() => readPublished({ id, principal: user })) })

    useService(app, brandingDraftPath, {
      get: (id, { user }) => db.read(() => readDraft({ id, principal: user })),
      patch: { transaction: writeDraft },
      remove: { transaction: removeDraft },
    })

    useService(app, publishBrandingPath, { create: { transaction: publishBranding } })

    publishEvents(app, brandingPath, brandingTopic)
    publishEvents(app, brandingDraftPath, staffTopic('brandingDrafts', 'branding:write'))
  },
}

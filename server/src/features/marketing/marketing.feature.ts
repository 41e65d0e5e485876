import { promotionsPath, sortPromotionsPath } from '@brigade/domain/marketing/marketing.api.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { findPromotionUser } from './find-picture-user.ts'
import { followClock, forgetItems, freeItems } from './free-items.ts'
import { getPromotion, listPromotions } from './list-promotions.ts'
import { sortPromotions } from './sort-promotions.ts'
import { createPromotion, patchPromotion, removePromotion, repeatedPromotion } from './write-promotion.ts'

export const marketingFeature: Feature = {
  name: 'marketing',
  register(app: App) {
    const { db, clock } = app
    const running = () => ({ now: clock.now(), catalogues: app.catalogues })
    app.fileUses.push(findPromotionUser)
    app.transactionHooks.add('items:deleted', forgetItems)
    app.transactionHooks.add('venues:settingsChange', followClock)

    useService(app, promotionsPath, {
      find: ({ query, user, paginate }) =>
        listPromotions({ db, query, principal: user, isPaged: paginate !== false, ...running() }),

      get: (id, { user }) => db.read(() => getPromotion(id, user, running())),

      create: { transaction: createPromotion, repeat: repeatedPromotion },

      patch: { transaction: patchPromotion },

      remove: { transaction: removePromotion },
    })

    useService(app, sortPromotionsPath, { create: { transaction: sortPromotions } })

    app.schedule('ended promotions', '11 * * * *', () => freeItems(app, clock.now()))

    for (const path of [promotionsPath, sortPromotionsPath] as const)
      publishEvents(app, path, staffTopic('promotions', 'promotions:write'))
  },
}

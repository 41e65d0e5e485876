import { posNotificationsPath, posPostingsPath, postToPosPath } from '@brigade/domain/pos/pos.api.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { askPosting } from './ask-posting.ts'
import { awaitPosting } from './await-posting.ts'
import { forgetOldPostings } from './forget-old-postings.ts'
import { followChanged, followMoved, followPlaced, followUndone } from './on-order-moved.ts'
import { countPointsOfSale } from './count-points-of-sale.ts'
import { posCaller } from './pos-caller.ts'
import { registerPosRecords } from './pos-records.service.ts'
import { postOrder, settlePostings } from './post-order.job.ts'
import { refuseLocalAddresses } from './refuse-local-addresses.ts'

export const posFeature: Feature = {
  name: 'pos',
  register(app: App) {
    const { db, clock, transactionHooks, jobs } = app
    app.callPos = posCaller(app)
    jobs.add(postOrder)
    settlePostings(app)
    app.setUpCounters.push({ step: 'printing', count: countPointsOfSale })
    app.schedule('old postings', '52 * * * *', () => forgetOldPostings(db, clock.now()))
    transactionHooks.add('venues:settingsChange', refuseLocalAddresses)
    transactionHooks.add('orders:placed', followPlaced)
    transactionHooks.add('orders:moved', followMoved)
    transactionHooks.add('orders:cartChanged', followChanged)
    transactionHooks.add('orders:undone', followUndone)

    useService(app, postToPosPath, {
      create: async (body, { user, isGone = () => false }) => {
        const now = clock.now()
        const { id } = await db.write(() => askPosting({ body, principal: user, now }))
        return await awaitPosting({ db, id, isGone: () => app.isStopping || isGone() })
      },
    })

    registerPosRecords(app)
    publishEvents(app, posPostingsPath, staffTopic('posPostings', 'pos:read'))
    publishEvents(app, posNotificationsPath, staffTopic('posNotifications', 'pos:post'))
  },
}

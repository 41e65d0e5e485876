import { posNotificationsPath, posPostingsPath, postToPosPath } from '@brigade/domain/pos/pos.api.ts'
import { publishEvents } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { staffTopic } from '#kit/topics.ts'
import { askPosting } from './ask-posting.ts'
import { awaitPosting } from './await-posting.ts'
import { forgetOldPostings } from './forget-old-postings.ts'
import { followChanged, followMoved, followPlaced, followUndone } from './follow-orders.ts'
import { posCaller } from './pos-caller.ts'
import { registerPosRecords } from './pos-records.service.ts'
import { postOrder, settlePostings } from './post-order.job.ts'
import { refuseLocalAddresses } from './refuse-local-addresses.ts'

export const posFeature: Feature = {
  name: 'pos',
  register(app: App) {
    const { db, clock, followUps, jobs } = app
    app.callPos = posCaller(app)
    jobs.add(postOrder)
    settlePostings(app)
    app.schedule('old postings', '52 * * * *', () => forgetOldPostings(db, clock.now()))
    followUps.add('venues:settingsChange', refuseLocalAddresses(app.get('allowsLocalTargets')))
    followUps.add('orders:placed', followPlaced)
    followUps.add('orders:moved', followMoved)
    followUps.add('orders:cartChanged', followChanged)
    followUps.add('orders:undone', followUndone)

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

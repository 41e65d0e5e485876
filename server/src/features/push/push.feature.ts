import { pushKeyPath, pushSubscriptionsPath, testPushPath } from '@brigade/domain/push/push.api.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { followGivenBack, followOverdue } from './follow-overdue-requests.ts'
import { forgetOldPushes } from './forget-old-pushes.ts'
import { listPushSubscriptions } from './list-push-subscriptions.ts'
import { pushSender } from './push-sender.ts'
import { sendPush } from './send-push.job.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { tellUnacceptedOrders } from './tell-unaccepted-orders.ts'
import { testPush } from './test-push.ts'

export const pushFeature: Feature = {
  name: 'push',
  register(app: App) {
    const { db, clock, followUps, jobs } = app
    const push = pushSender(app)
    const localPushService = app.get('localStandIn')
    app.push = push
    jobs.add(sendPush)
    followUps.add('requests:overdue', followOverdue)
    followUps.add('requests:givenBack', followGivenBack)
    app.schedule('unaccepted orders', '* * * * *', () => tellUnacceptedOrders(app, clock.now()))
    app.schedule('old push messages', '47 * * * *', () => forgetOldPushes(db, clock.now()))

    useService(app, pushSubscriptionsPath, {
      find: ({ query, user: principal, paginate }) =>
        listPushSubscriptions({ db, query, principal, isPaged: paginate !== false }),

      create: (body, { user: principal }) => {
        const now = clock.now()
        return db.write(() => subscribe({ body, principal, now, localPushService }))
      },

      remove: (id, { user: principal }) => db.write(() => unsubscribe({ id, principal })),
    })

    useService(app, pushKeyPath, { find: async () => ({ publicKey: push.publicKey }) })

    useService(app, testPushPath, {
      create: ({ id }, { user: principal }) => {
        const now = clock.now()
        return db.write(() => testPush({ id, principal, now }))
      },
    })
  },
}

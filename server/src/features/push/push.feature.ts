import { pushKeyPath, pushSubscriptionsPath, testPushPath } from '@brigade/domain/push/push.api.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { followEscalated, followGivenBack } from './on-request-escalated.ts'
import { forgetOldPushes } from './forget-old-pushes.ts'
import { listPushSubscriptions } from './list-push-subscriptions.ts'
import { pushSender } from './push-sender.ts'
import { sendPush } from './send-push.job.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { pushUnacceptedOrders } from './push-unaccepted-orders.ts'
import { testPush } from './test-push.ts'

export const pushFeature: Feature = {
  name: 'push',
  register(app: App) {
    const { db, clock, transactionHooks, jobs } = app
    const push = pushSender(app)
    app.push = push
    jobs.add(sendPush)
    transactionHooks.add('requests:escalated', followEscalated)
    transactionHooks.add('requests:givenBack', followGivenBack)
    app.schedule('unaccepted orders', '* * * * *', () => pushUnacceptedOrders(app, clock.now()))
    app.schedule('old push messages', '47 * * * *', () => forgetOldPushes(db, clock.now()))

    useService(app, pushSubscriptionsPath, {
      find: ({ query, user: principal, paginate }) =>
        listPushSubscriptions({ db, query, principal, isPaged: paginate !== false }),

      create: { transaction: subscribe },

      remove: { transaction: unsubscribe },
    })

    useService(app, pushKeyPath, { find: async () => ({ publicKey: push.publicKey }) })

    useService(app, testPushPath, { create: { transaction: testPush } })
  },
}

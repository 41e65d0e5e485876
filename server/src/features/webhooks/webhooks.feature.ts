import {
  renewWebhookPath,
  resendDeliveryPath,
  testWebhookPath,
  webhookDeliveriesPath,
  webhooksPath,
} from '@brigade/domain/webhooks/webhooks.api.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { webhookCaller } from './call-webhook.ts'
import { deliverMessage } from './deliver-message.job.ts'
import { deliveryColumns } from './delivery-columns.ts'
import { findDelivery } from './find-webhook.ts'
import { forgetOldDeliveries } from './forget-old-deliveries.ts'
import { listDeliveries, listWebhooks } from './list-webhooks.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { resendDelivery, testWebhook } from './send-by-hand.ts'
import { subscribedVenues } from './subscribed-venues.ts'
import {
  createWebhook,
  patchWebhook,
  readWebhook,
  removeWebhook,
  renewWebhook,
  repeatedWebhook,
} from './write-webhook.ts'

export const webhooksFeature: Feature = {
  name: 'webhooks',
  register(app: App) {
    const { db, clock, jobs } = app
    app.callWebhook = webhookCaller(app)
    jobs.add(deliverMessage)
    db.beforeCommit(queueDeliveries(app, subscribedVenues(app)))
    app.schedule('old webhook deliveries', '41 * * * *', () => forgetOldDeliveries(db, clock.now()))

    useService(app, webhooksPath, {
      find: ({ query, user, paginate }) => listWebhooks({ db, query, principal: user, isPaged: paginate !== false }),

      get: (id, { user }) => db.read(() => readWebhook(id, { principal: user })),

      create: { transaction: createWebhook, repeat: repeatedWebhook },

      patch: { transaction: patchWebhook },

      remove: { transaction: removeWebhook },
    })

    useService(app, renewWebhookPath, { create: { transaction: renewWebhook } })

    useService(app, testWebhookPath, { create: { transaction: testWebhook } })

    useService(app, webhookDeliveriesPath, {
      find: ({ query, user, paginate }) => listDeliveries({ db, query, principal: user, isPaged: paginate !== false }),

      get: async (id, { user }) => deliveryColumns.read(await db.read(() => findDelivery({ id, principal: user }))),
    })

    useService(app, resendDeliveryPath, { create: { transaction: resendDelivery } })

    publishEvents(app, webhooksPath, staffTopic('webhooks', 'webhooks:configure'))
    publishEvents(app, webhookDeliveriesPath, staffTopic('webhookDeliveries', 'webhooks:configure'))
  },
}

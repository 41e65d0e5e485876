import { paymentEventsPath, paymentsPath, paymentWebhookPath } from '@brigade/domain/payments/payments.api.ts'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { isRefused } from '@brigade/domain/payments/payments.rules.ts'
import type { WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { announce, publishEvents } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { unprocessable } from '#kit/errors.ts'
import type { Feature } from '#kit/feature.ts'
import { staffTopic } from '#kit/topics.ts'
import { writeOnce } from '#kit/write-once.ts'
import { registerCheckoutServices } from './checkouts.service.ts'
import { followPayment } from './follow-payment.ts'
import { followOutdated } from './end-outdated.ts'
import { forgetOldLocks } from './provider-payments.ts'
import { forgetOldCheckouts } from './forget-old-checkouts.ts'
import { forgetOldEvents } from './forget-old-events.ts'
import { listPaymentEvents } from './list-payment-events.ts'
import { listPayments } from './list-payments.ts'
import { followAct, followRefundDue } from './refund-due.ts'
import { findPaymentEvent, settlePaymentEvent } from './settle-payment-event.ts'
import { signedBytes } from './signed-body.ts'
import { takeEvent, type ToldEvent } from './take-event.ts'
import { toldByWebhook } from './told-by-webhook.ts'

export const paymentsFeature: Feature = {
  name: 'payments',
  register(app: App) {
    const { db, clock, followUps, settings } = app
    followUps.add('orders:paid', followPayment)
    followUps.add('orders:tipped', followAct)
    followUps.add('orders:moved', followAct)
    followUps.add('orders:cartChanged', followAct)
    for (const happening of [
      'orders:paid',
      'orders:tipped',
      'orders:moved',
      'orders:cartChanged',
      'orders:undone',
    ] as const) {
      followUps.add(happening, followOutdated)
    }
    // With a merge that is undone all that was paid may leave an order.
    followUps.add('orders:undone', followRefundDue)
    app.schedule('old checkouts', '42 * * * *', () => forgetOldCheckouts(db, clock.now()))
    app.schedule('old payment events', '37 * * * *', async () => {
      await forgetOldEvents(db, clock.now())
      await forgetOldLocks(db, clock.now())
    })

    useService(app, paymentsPath, {
      find: ({ query, user, paginate }) => listPayments({ db, query, principal: user, isPaged: paginate !== false }),
    })

    useService(app, paymentEventsPath, {
      find: ({ query, user, paginate }) =>
        listPaymentEvents({ db, query, principal: user, isPaged: paginate !== false }),

      get: (id, { user }) => db.read(() => findPaymentEvent({ id, principal: user })),

      patch: (id, body, { user }) => {
        const now = clock.now()
        return db.write(() => settlePaymentEvent({ id, body, principal: user, now }))
      },
    })
    publishEvents(app, paymentEventsPath, staffTopic('paymentEvents', 'paymentEvents:read'))

    useService(app, paymentWebhookPath, {
      create: async (body) => {
        const now = clock.now()
        const told = toldByWebhook(signedBytes(body, { secret: settings.webhookSecret, now }))
        const answer = await take(told, now)
        if (isRefused(answer.reason)) {
          const { state, orderId } = answer
          throw unprocessable({
            message: paymentErrors[answer.reason],
            reason: answer.reason,
            extras: { state, orderId },
          })
        }
        return answer
      },
    })

    registerCheckoutServices(app)

    async function take(told: ToldEvent, now: Date): Promise<WebhookAnswer> {
      const { answer, announcements } = await writeOnce(db.write, () => takeEvent(told, now))
      announce(app, announcements)
      return answer
    }
  },
}

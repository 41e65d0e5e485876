import { paymentEventsPath, paymentsPath, paymentWebhookPath } from '@brigade/domain/payments/payments.api.ts'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { isRefused } from '@brigade/domain/payments/payments.rules.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { unprocessable } from '#kit/errors/errors.ts'
import type { Feature } from '#kit/context/feature.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { writeOnce } from '#kit/database/write-once.ts'
import { registerCheckoutServices } from './checkouts.service.ts'
import { followPayment } from './on-order-paid.ts'
import { followOutdated } from './end-outdated.ts'
import { forgetOldLocks } from './provider-payments.ts'
import { forgetOldCheckouts } from './forget-old-checkouts.ts'
import { forgetOldEvents } from './forget-old-events.ts'
import { keepCurrencyOfCheckouts, keepPayingVenue } from './keep-venue.ts'
import { listPaymentEvents } from './list-payment-events.ts'
import { listPayments } from './list-payments.ts'
import { followAct, followRefundDue } from './refund-due.ts'
import { findPaymentEvent, settlePaymentEvent } from './settle-payment-event.ts'
import { signedBytes } from './signed-body.ts'
import { takeEvent } from './take-event.ts'
import { paymentOfWebhook } from './payment-webhook.ts'

export const paymentsFeature: Feature = {
  name: 'payments',
  register(app: App) {
    const { db, clock, transactionHooks, settings } = app
    transactionHooks.add('orders:paid', followPayment)
    transactionHooks.add('venues:settingsChange', keepCurrencyOfCheckouts)
    transactionHooks.add('venues:archived', keepPayingVenue)
    transactionHooks.add('orders:tipped', followAct)
    transactionHooks.add('orders:moved', followAct)
    transactionHooks.add('orders:cartChanged', followAct)
    for (const happening of [
      'orders:paid',
      'orders:tipped',
      'orders:moved',
      'orders:cartChanged',
      'orders:undone',
    ] as const) {
      transactionHooks.add(happening, followOutdated)
    }
    // An undone merge may remove all payments of an order.
    transactionHooks.add('orders:undone', followRefundDue)
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

      patch: { transaction: settlePaymentEvent },
    })
    publishEvents(app, paymentEventsPath, staffTopic('paymentEvents', 'paymentEvents:read'))

    useService(app, paymentWebhookPath, {
      create: async (body) => {
        const now = clock.now()
        const told = paymentOfWebhook(signedBytes(body, { secret: settings.webhookSecret, now }))
        // Refused events are stored too.
        const answer = await writeOnce(db.write, () => takeEvent(told, now))
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
  },
}

import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import {
  checkoutsPath,
  paymentEventsPath,
  paymentWebhookPath,
  stripeWebhookPath,
} from '@brigade/domain/payments/payments.api.ts'
import type { ServicePath } from '@brigade/domain/services.ts'

/** What schemas cannot say of payments, of what is told of them, and by whom. */
export const paymentNotes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  [paymentEventsPath]: {
    find: 'Newest first, unless sorted otherwise. What needed nobody is forgotten after 30 days, what was settled after 400.',
    patch:
      '`settledReason` says what was done about it: without one it is a 400 (`settledReasonMissing`). Only one that is `needsPerson` can be settled; any other is a 409 (`statusMoved`) with `data.state`, `data.by`, `data.byKind`, `data.byId`, `data.at` ' +
      'and the current `data.event`. With `version`, one whose amount has become another since is a 409 (`staleVersion`) with the current one as `data.current`. A refund that is due is settled by itself when the money has gone back.',
  },
  [checkoutsPath]: {
    create:
      'Either `orderId` or `billId`; without `amount`, all that is due. An `amount` above that is a 400 (`amountTooLarge`). A venue without `isOnlinePayment` is a 422 (`paymentOff`), and so is an order ' +
      'of which nothing is due (`nothingDue`), an installation without a payment provider (`providerMissing`), and thousandths that Stripe does not take (`amountTooFine`). A table can have 20 open; ' +
      'more are a 429 (`tooManyCheckouts`). A provider that can not be reached is a 503 (`providerFailed`). `url` may be a path of this server.',
    get: 'Its `state` is `paid` once the provider has told. What was paid then stands on the orders, or is a [payment event](#v1payment-event) that needs a person.',
  },
  [stripeWebhookPath]: {
    create:
      'Over REST only, at most 64 KB. Checked by the header `Stripe-Signature` with `STRIPE_WEBHOOK_SECRET`; what is not signed so, or more than five minutes ago, is a 401. What is about no payment that was ' +
      'begun here is `ignored`. What needs a person is a 200, for Stripe need not tell it again.',
  },
  [paymentWebhookPath]: {
    create:
      'Over REST only, at most 64 KB. The header `Brigade-Signature` is `t=<seconds since 1970>,v1=<hex>`, where the hex is the HMAC-SHA256 of `<t>.<body>`, ' +
      'byte for byte, with `PAYMENTS_WEBHOOK_SECRET` as its key. A wrong signature, one of more than five minutes ago or ahead, and an installation without that secret ' +
      'are the same 401 (`signatureWrong`). The same `id` gets the same answer again, and another about the same `reference` is `repeated`: neither changes anything. ' +
      'A payment for a merged order stands on the one that took it over, one for a cancelled order is taken and is a refund due. What fits no order is kept for a person ' +
      '([payment events](#v1payment-event)) and answered with a 422: `orderUnknown` (also of another venue), `wrongCurrency`, `amountTooLarge`, `refundTooLarge`, or `venueUnknown`.',
  },
}

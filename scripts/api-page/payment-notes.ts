import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import {
  checkoutsPath,
  paymentEventsPath,
  paymentWebhookPath,
  stripeWebhookPath,
} from '@brigade/domain/payments/payments.api.ts'
import type { ServicePath } from '@brigade/domain/services.ts'

/** Notes on payments, on providers' messages and on their authors that schemas cannot express. */
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
      'of which nothing is due (`nothingDue`), an installation without a payment provider (`providerMissing`) or with a key that it refuses (`providerRefused`), a currency or an amount that the provider does not take ' +
      '(`currencyUnsupported`, `amountTooSmall`), and an order that was changed while the page was made (`pageClosed`). What is open for the same orders, amounts and `guestNumber` is answered again. A table can begin 20 in five minutes; ' +
      'more are a 429 (`tooManyCheckouts`). A provider that does not answer within ten seconds is a 503 (`providerFailed`), and so is one that is busy (`providerBusy`). Where the provider takes no thousandths, `amount` is rounded up: as far as ' +
      'that is more than is due, it is the `rounding`, which becomes a tip. A page is closed when what it is for is paid, changed or cancelled: `endReason` says which. `url` may be a path of this server.',
    get: 'Its `state` is `paid` once the provider has told. What was paid then stands on the orders; what is more than they cost is a refund due.',
  },
  [stripeWebhookPath]: {
    create:
      'Over REST only, at most 64 KB. Checked by the header `Stripe-Signature` with `STRIPE_WEBHOOK_SECRET`; what is not signed so, or more than five minutes ago, is a 401. What is about no payment that was ' +
      'begun here is `ignored`, what is told before its payment is `waiting`. A body that is signed and no event is a 400. What needs a person is a 200, for Stripe need not tell it again.',
  },
  [paymentWebhookPath]: {
    create:
      'Over REST only, at most 64 KB. The header `Brigade-Signature` is `t=<seconds since 1970>,v1=<hex>`, where the hex is the HMAC-SHA256 of `<t>.<body>`, ' +
      'byte for byte, with `PAYMENTS_WEBHOOK_SECRET` as its key. A wrong signature, one of more than five minutes ago or ahead, and an installation without that secret ' +
      'are the same 401 (`signatureWrong`). The same `id` gets the same answer again, and another about the same `reference` is `repeated`: neither changes anything. ' +
      'A payment for a merged order stands on the one that took it over, one for a cancelled order is taken and is a refund due. What fits no order is kept for a person ' +
      '([payment events](#v1payment-event)), is a payment of no order, and is answered with a 422: `orderUnknown` (also of another venue), `wrongCurrency`, `amountTooLarge`, `refundTooLarge`; `venueUnknown` is kept as an event alone. ' +
      'A refund names the payment that it is of in `refundOf`, goes back for what that one paid, and is `waiting` where it is told first; without `refundOf` it goes back for its order. `refundFailed`, with the `reference` of a refund, puts its money back.',
  },
}

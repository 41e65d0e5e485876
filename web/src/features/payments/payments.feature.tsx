import { paymentSounds } from '#features/payments/payments.sounds.ts'
import type { WebFeature } from '#kit/feature.ts'

export const paymentsFeature: WebFeature = {
  name: 'payments',
  words: {
    en: () => import('#features/payments/payments.words.en.ts'),
    ar: () => import('#features/payments/payments.words.ar.ts'),
  },
  routes: [],
  sounds: paymentSounds,
  orderParts: async () => (await import('#features/payments/payments.order-parts.ts')).paymentOrderParts,
  billParts: async () => (await import('#features/payments/payments.bill-parts.ts')).paymentBillParts,
  startLive: async () => (await import('#features/payments/payments.live.ts')).startPaymentsLive(),
  popups: async () => (await import('#features/payments/parts/payment-popups.tsx')).PaymentPopups,
}

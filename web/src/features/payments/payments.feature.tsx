import { alertsAddress } from '#features/payments/payments-address.ts'
import { paymentSounds } from '#features/payments/payments.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'

const handle: RouteHandle = { permission: 'paymentEvents:read', titleKey: 'payments:screens.alerts' }

export const paymentsFeature: WebFeature = {
  name: 'payments',
  words: {
    en: () => import('#features/payments/payments.words.en.ts'),
    ar: () => import('#features/payments/payments.words.ar.ts'),
  },
  alsoSays: ['venues'],
  routes: [screen('payments/alerts', handle, () => import('#features/payments/pages/payment-alerts.page.tsx'))],
  menu: [
    {
      path: alertsAddress,
      labelKey: 'payments:screens.alerts',
      permission: 'screens:paymentAlertsByEntry',
      icon: warningIcon,
      section: 'service',
      order: 35,
    },
  ],
  setup: [
    {
      path: alertsAddress,
      labelKey: 'payments:screens.alerts',
      permission: 'screens:serviceAllVenues',
      icon: warningIcon,
      task: 'payments',
    },
  ],
  jobNames: { 'payments:closePage': 'payments:jobs.closePage' },
  sounds: paymentSounds,
  orderParts: async () => (await import('#features/payments/payments.order-parts.ts')).paymentOrderParts,
  billParts: async () => (await import('#features/payments/payments.bill-parts.ts')).paymentBillParts,
  shareParts: async () => (await import('#features/payments/payments.share-parts.ts')).paymentShareParts,
  startLive: async () => (await import('#features/payments/payments.live.ts')).startPaymentsLive(),
  popups: async () => (await import('#features/payments/parts/payment-popups.tsx')).PaymentPopups,
}

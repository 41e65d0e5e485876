import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { orderSlot } from '#features/orders/public/order-slot.ts'
import { billSlot, shareSlot } from '#features/orders/public/bill-slots.ts'
import { alertsAddress } from '#features/payments/payments-address.ts'
import { paymentSounds } from '#features/payments/payments.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
import { moneyIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'paymentEvents:read', titleKey: 'payments:screens.alerts' }

export const paymentsFeature: WebFeature = {
  name: 'payments',
  translations: () => import('#features/payments/payments.translations.en.ts'),
  usesCatalogues: ['venues'],
  routes: [screen('payments/alerts', handle, () => import('#features/payments/pages/payment-alerts.page.tsx'))],
  menu: [
    {
      path: alertsAddress,
      labelKey: 'payments:screens.alerts',
      permission: 'screens:paymentAlertsByEntry',
      icon: moneyIcon,
      section: 'service',
      order: 35,
    },
  ],
  sounds: paymentSounds,
  fills: [
    setupSlot.filledBy({
      path: alertsAddress,
      labelKey: 'payments:screens.alerts',
      permission: 'screens:serviceAllVenues',
      icon: moneyIcon,
      helpKey: 'payments:help.alerts',
      isOfAllVenues: true,
      task: 'payments',
    }),
    jobNamesSlot.filledBy(async () => [{ kind: 'payments:closePage', labelKey: 'payments:jobs.closePage' }]),
    orderSlot.filledBy(async () => (await import('#features/payments/payments.order-parts.ts')).paymentOrderParts),
    billSlot.filledBy(async () => (await import('#features/payments/payments.bill-parts.ts')).paymentBillParts),
    shareSlot.filledBy(async () => (await import('#features/payments/payments.share-parts.ts')).paymentShareParts),
  ],
  startLive: async () => (await import('#features/payments/payments.live.ts')).startPaymentsLive(),
  popups: async () => (await import('#features/payments/parts/payment-popups.tsx')).PaymentPopups,
}

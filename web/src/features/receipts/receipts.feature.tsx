import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { oncePerPath, screen } from '#kit/screen.ts'
import { printerIcon } from '#ui/icon-paths.ts'

const handles = {
  list: { permission: 'screens:receiptOrders', titleKey: 'receipts:screens.receiptOrders' },
  autoprint: { permission: 'receipts:print', titleKey: 'receipts:screens.autoprint' },
} satisfies Record<string, RouteHandle>

export const receiptsFeature: WebFeature = {
  name: 'receipts',
  words: {
    en: () => import('#features/receipts/receipts.words.en.ts'),
    ar: () => import('#features/receipts/receipts.words.ar.ts'),
  },
  routes: [
    screen('receiptorders/list', handles.list, () => import('#features/receipts/pages/receipt-orders.page.tsx')),
  ],
  bareRoutes: [
    {
      ...screen('autoprint', handles.autoprint, () => import('#features/receipts/pages/autoprint.page.tsx')),
      ...oncePerPath,
      loader: async (args) => (await import('#features/receipts/load-print.ts')).loadPrint(args),
    },
  ],
  menu: [
    {
      path: '/receiptorders/list',
      labelKey: 'receipts:screens.receiptOrders',
      permission: 'screens:receiptOrders',
      icon: printerIcon,
      section: 'service',
      order: 15,
      isShown: (venue) => venue?.isReciptPrintingOnly ?? false,
    },
  ],
  orderParts: async () => (await import('#features/receipts/receipts.order-parts.ts')).receiptOrderParts,
  startLive: async () => (await import('#features/receipts/receipt-orders.ts')).receiptOrderLists.start(),
  popups: async () => (await import('#features/receipts/parts/receipt-popups.tsx')).ReceiptPopups,
}

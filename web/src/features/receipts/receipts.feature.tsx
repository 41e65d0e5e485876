import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { orderSlot } from '#features/orders/public/order-slot.ts'
import { billSlot } from '#features/orders/public/bill-slots.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { oncePerPath, screen, setupScreen } from '#kit/features/screen.ts'
import { printerIcon, receiptIcon } from '#ui/icon-paths.ts'

const handles = {
  list: { permission: 'screens:receiptOrders', titleKey: 'receipts:screens.receiptOrders' },
  layout: { permission: 'receipts:configure', titleKey: 'receipts:screens.receiptLayout', ...setupScreen },
  autoprint: { permission: 'receipts:print', titleKey: 'receipts:screens.autoprint' },
} satisfies Record<string, RouteHandle>

export const receiptsFeature: WebFeature = {
  name: 'receipts',
  translations: () => import('#features/receipts/receipts.translations.en.ts'),
  usesCatalogues: ['auth', 'venues'],
  routes: [
    screen('receiptorders/list', handles.list, () => import('#features/receipts/pages/receipt-orders.page.tsx')),
    screen('receipts/layout', handles.layout, () => import('#features/receipts/pages/receipt-layout.page.tsx')),
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
      inShortMenu: true,
    },
  ],
  fills: [
    setupSlot.filledBy({
      path: '/receipts/layout',
      labelKey: 'receipts:screens.receiptLayout',
      permission: 'receipts:configure',
      icon: receiptIcon,
      helpKey: 'receipts:help.layout',
      settings: ['receiptLanguages', 'receiptHeader', 'receiptFooter'],
      task: 'printing',
      inShortMenu: true,
    }),
    orderSlot.filledBy(async () => (await import('#features/receipts/receipts.order-parts.ts')).receiptOrderParts),
    billSlot.filledBy(async () => (await import('#features/receipts/receipts.bill-parts.ts')).receiptBillParts),
  ],
  startLive: async () => (await import('#features/receipts/receipt-orders.ts')).receiptOrderLists.start(),
  popups: async () => (await import('#features/receipts/parts/receipt-popups.tsx')).ReceiptPopups,
}

/** Translations for menus and narrow headers before the screens have loaded. */
export const translations = {
  screens: { receiptOrders: 'Receipts', receiptLayout: 'Receipt layout', autoprint: 'Print' },
  help: { layout: 'Languages, header and footer of printed receipts.' },
} as const

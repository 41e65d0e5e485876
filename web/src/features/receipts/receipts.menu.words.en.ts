/** What menus and narrow headers say before the screens are there. */
export const words = {
  screens: { receiptOrders: 'Receipts', receiptLayout: 'Receipt layout', autoprint: 'Print' },
} as const

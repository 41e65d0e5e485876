/** What menus and narrow headers say before the screens are there. */
export const words = { screens: { receiptOrders: 'Receipts', autoprint: 'Print' } } as const

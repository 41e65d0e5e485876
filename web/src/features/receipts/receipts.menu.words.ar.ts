/** What menus and narrow headers say before the screens are there. */
export const words = { screens: { receiptOrders: 'الإيصالات', receiptLayout: 'تصميم الإيصال', autoprint: 'الطباعة' } }

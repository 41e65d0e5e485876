/** Translations for menus and narrow headers before the screens have loaded. */
export const translations = {
  screens: { receiptOrders: 'الإيصالات', receiptLayout: 'تصميم الإيصال', autoprint: 'الطباعة' },
  help: { layout: 'لغات الإيصالات المطبوعة ونص أعلاها وأسفلها.' },
}

export const translations = {
  screens: {
    receiptOrders: 'پسوولەکان',
    receiptLayout: 'شێوەی پسوولە',
    autoprint: 'چاپکردن',
  },
  help: {
    layout: 'زمانەکان، سەرپەڕە و ژێرپەڕەی پسوولە چاپکراوەکان.',
  },
}

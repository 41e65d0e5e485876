export const translations = {
  screens: {
    alerts: 'پارەدانەکان',
  },
  sounds: {
    payment: 'پارەدانی ئۆنلاین',
    paymentAlert: 'ئاگاداریی پارەدان',
  },
  help: {
    alerts: 'پارەدان و گەڕاندنەوەی ئۆنلاین کە پێویستیان بە کەسێکە.',
  },
}

export const translations = {
  screens: {
    alerts: 'Ödemeler',
  },
  sounds: {
    payment: 'Çevrimiçi ödeme',
    paymentAlert: 'Ödeme uyarısı',
  },
  help: {
    alerts: 'Bir kişinin ilgilenmesi gereken çevrimiçi ödemeler ve iadeler.',
  },
}

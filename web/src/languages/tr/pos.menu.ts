export const translations = {
  sounds: {
    posFailed: 'Sipariş kasada değil',
  },
  screens: {
    pos: 'Kasa',
  },
  help: {
    pos: 'Kasa adresleri, ödeme numaraları ve otomatik gönderim.',
  },
}

export const translations = {
  sounds: {
    printFailed: 'Yazdırma başarısız',
  },
  screens: {
    printers: 'Yazıcılar',
    prints: 'Yazdırmalar',
  },
  help: {
    printers: 'Mutfak fişi ve fiş için ağ yazıcıları ve her birinin ne yazdırdığı.',
  },
}

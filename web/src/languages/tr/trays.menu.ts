export const translations = {
  screens: {
    settings: 'Tepsi ayarları',
    codes: 'QR kodları',
    stickers: 'Tepsi QR’leri',
    round: 'Toplama turu',
  },
  sounds: {
    trayInRoom: 'Tepsi odada kaldı',
  },
  help: {
    settings: 'Odalardaki tepsileri izleyin ve personele hatırlatın.',
    codes: 'Masa, oda ve tepsilerin QR kodlarını yazdırın ve yenileyin.',
  },
}

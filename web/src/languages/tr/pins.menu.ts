export const translations = {
  screens: {
    devices: 'Ortak cihazlar',
    who: 'Siz kimsiniz?',
  },
  help: {
    devices: 'Birkaç kişinin kullandığı tabletler: herkes PIN ile geçiş yapar.',
  },
  switchPerson: 'Kişi değiştir',
  switchQuestion: 'Şimdi kişi değiştirilsin mi?',
  switchUnsaved: 'Bu ekranda kaydedilmemiş bir şey var.',
}

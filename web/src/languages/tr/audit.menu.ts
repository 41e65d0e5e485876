export const translations = {
  screens: {
    audit: 'Denetim günlüğü',
  },
  help: {
    audit: 'İşletme, kişi, fiyat ve para değişiklikleri: kim, ne zaman ve hangi adresten yaptı.',
  },
}

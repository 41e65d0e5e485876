/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { marketing: 'Pazarlama', sort: 'Kampanyaları sırala' },
  help: { marketing: 'Kampanyalar: ne sundukları, ne zaman, hangi fiyatla ve misafirlerin ne gördüğü.' },
}

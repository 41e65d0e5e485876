/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { marketing: 'مارکێتینگ', sort: 'ڕیزکردنی ئۆفەر' },
  help: { marketing: 'ئۆفەرەکان: چی پێشکەش دەکەن، کەی، بە چ نرخێک و میوان چی دەبینێت.' },
}

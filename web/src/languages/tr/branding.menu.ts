/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { branding: 'Marka görünümü' },
  help: { branding: 'Misafir sayfasının logosu, kapağı, renkleri ve dili ile fişlerin metinleri.' },
}

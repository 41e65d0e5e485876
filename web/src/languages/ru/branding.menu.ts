/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { branding: 'Оформление' },
  help: { branding: 'Логотип, обложка, цвета и язык страницы для гостей, тексты чеков.' },
}

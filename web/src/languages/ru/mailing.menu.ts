/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { mailing: 'Рассылки', contacts: 'Контакты', one: 'Рассылка' },
  help: { mailing: 'Письма гостям, которые согласились: контакты, тексты на их языках и что отправлено.' },
}

/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { mailing: 'Toplu e-postalar', contacts: 'Kişiler', one: 'Toplu e-posta' },
  help: { mailing: 'Onay veren misafirlere e-postalar: kişiler, kendi dillerinde mesajlar ve gönderilenler.' },
}

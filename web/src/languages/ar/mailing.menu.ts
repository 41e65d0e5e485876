/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { mailing: 'الرسائل البريدية', contacts: 'جهات الاتصال', one: 'رسالة بريدية' },
  help: { mailing: 'رسائل إلى الضيوف الذين وافقوا: جهات الاتصال، ورسائل بلغاتهم، وما أُرسل منها.' },
}

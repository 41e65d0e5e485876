/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { apiKeys: 'مفاتيح API' },
  help: { apiKeys: 'مفاتيح الأنظمة الأخرى، مثل نقطة البيع أو تطبيق الضيوف: ما يُسمح به لكل منها ومتى استُخدم آخر مرة.' },
}

/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { services: 'خدمات الضيوف', service: 'خدمة للضيوف', sort: 'ترتيب خدمات الضيوف' },
  help: { services: 'ما يمكن للضيوف طلبه: الأسماء والأيام والساعات ومن يُنبَّه.' },
}

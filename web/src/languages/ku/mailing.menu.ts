/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { mailing: 'ئیمەیڵە گشتییەکان', contacts: 'کەسانی پەیوەندی', one: 'ئیمەیڵی گشتی' },
  help: { mailing: 'ئیمەیڵ بۆ ئەو میوانانەی ڕازی بوون: کەسەکان، نامە بە زمانی خۆیان و ئەوەی نێردراوە.' },
}

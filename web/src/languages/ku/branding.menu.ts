/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { branding: 'ڕووکار' },
  help: { branding: 'لۆگۆ، بەرگ، ڕەنگ و زمانی پەڕەی میوان، و دەقەکانی پسوولە.' },
}

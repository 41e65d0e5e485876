/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { jobs: 'المهام' },
  help: { jobs: 'ما ينفّذه الخادم في الخلفية وما فشل منه.' },
}

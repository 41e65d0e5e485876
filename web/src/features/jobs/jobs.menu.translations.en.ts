/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { jobs: 'Jobs' },
  help: { jobs: 'Work that the server does in the background, and what failed.' },
} as const

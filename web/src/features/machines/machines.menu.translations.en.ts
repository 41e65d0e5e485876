/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { apiKeys: 'API keys' },
} as const

/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { apiKeys: 'API keys' },
  help: {
    apiKeys:
      'Keys of other systems, such as a point of sale or a guest app: what each may do, and when it was used last.',
  },
} as const

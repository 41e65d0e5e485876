/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { branding: 'Branding' },
  help: { branding: 'Logo, cover, colours and language of the guest page, and the texts of receipts.' },
} as const

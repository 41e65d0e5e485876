export const translations = {
  screens: { passphrases: 'Passphrases' },
  help: { passphrases: 'The secret words for staff access, menu edits and moving a category.' },
} as const

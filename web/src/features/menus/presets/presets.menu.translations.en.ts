export const translations = {
  screens: { groupNames: 'Group names' },
} as const

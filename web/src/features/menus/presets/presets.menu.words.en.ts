export const words = {
  screens: { groupNames: 'Group names' },
} as const

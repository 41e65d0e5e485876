export const translations = {
  screens: { pushTimes: 'Push notifications' },
} as const

export const words = {
  screens: { pushTimes: 'Phone messages' },
} as const

export const words = {
  sounds: { kitchenRequest: 'Ready in the kitchen', request: 'Guest request' },
} as const

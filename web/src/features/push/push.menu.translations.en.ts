export const translations = {
  screens: { pushTimes: 'Push notifications' },
  help: { times: 'When phones are notified of orders and requests while Brigade is closed.' },
} as const

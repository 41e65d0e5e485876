export const translations = {
  sounds: { kitchenRequest: 'Ready in the kitchen', request: 'Guest request', overdueRequest: 'Late request' },
  screens: {
    requests: 'Waiter Request',
    requestsShort: 'Requests',
    guestRequests: 'Guest Requests',
    requestTimes: 'Request times',
  },
} as const

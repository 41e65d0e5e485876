export const translations = {
  sounds: { kitchenRequest: 'Ready in the kitchen', request: 'Guest request', overdueRequest: 'Late request' },
  screens: {
    guestRequests: 'Requests',
    requestsInMenu: 'Waiter Request',
    requestTimes: 'Request times',
  },
} as const

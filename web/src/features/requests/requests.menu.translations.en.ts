export const translations = {
  sounds: { kitchenRequest: 'Ready in the kitchen', request: 'Guest request', overdueRequest: 'Late request' },
  screens: {
    guestRequests: 'Requests',
    requestsInMenu: 'Waiter Request',
    requestTimes: 'Request times',
  },
  help: { times: 'Minutes within which each type of request is to be resolved.' },
} as const

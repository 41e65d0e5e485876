export const translations = {
  sounds: {
    kitchenRequest: 'Tayari jikoni',
    request: 'Ombi la mgeni',
    overdueRequest: 'Ombi lililochelewa',
  },
  screens: {
    guestRequests: 'Maombi',
    requestsInMenu: 'Maombi kwa wahudumu',
    requestTimes: 'Muda wa maombi',
  },
  help: {
    times: 'Dakika ambazo kila aina ya ombi inapaswa kutimizwa.',
  },
}

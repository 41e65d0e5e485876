export const translations = {
  sounds: {
    kitchenRequest: 'Prêt en cuisine',
    request: 'Demande client',
    overdueRequest: 'Demande en retard',
  },
  screens: {
    guestRequests: 'Demandes',
    requestsInMenu: 'Demandes de service',
    requestTimes: 'Délais des demandes',
  },
  help: {
    times: 'Minutes dans lesquelles chaque type de demande doit être traité.',
  },
}

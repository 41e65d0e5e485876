export const translations = {
  sounds: { kitchenRequest: 'Fertig in der Küche', request: 'Gästeanfrage', overdueRequest: 'Verspätete Anfrage' },
  screens: {
    guestRequests: 'Anfragen',
    requestsInMenu: 'Gästeanfragen',
    requestTimes: 'Anfragezeiten',
  },
  help: { times: 'Minuten, in denen jede Art von Anfrage erledigt sein soll.' },
}

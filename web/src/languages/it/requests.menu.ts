export const translations = {
  sounds: {
    kitchenRequest: 'Pronto in cucina',
    request: 'Richiesta di un ospite',
    overdueRequest: 'Richiesta in ritardo',
  },
  screens: {
    guestRequests: 'Richieste',
    requestsInMenu: 'Richieste camerieri',
    requestTimes: 'Tempi richieste',
  },
  help: {
    times: 'Minuti entro cui risolvere ogni tipo di richiesta.',
  },
}

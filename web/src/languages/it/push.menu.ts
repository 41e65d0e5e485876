export const translations = {
  screens: {
    pushTimes: 'Notifiche push',
  },
  help: {
    times: 'Quando i telefoni ricevono avvisi di ordini e richieste a Brigade chiuso.',
  },
}

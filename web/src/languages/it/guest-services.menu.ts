export const translations = {
  screens: {
    services: 'Servizi ospiti',
    service: 'Servizio ospiti',
    sort: 'Riordina servizi ospiti',
  },
  help: {
    services: 'Cosa possono chiedere gli ospiti: nomi, giorni e orari, e chi viene avvisato.',
  },
}

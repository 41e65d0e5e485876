export const translations = {
  screens: {
    services: 'Huduma za wageni',
    service: 'Huduma ya mgeni',
    sort: 'Panga huduma za wageni',
  },
  help: {
    services: 'Wageni wanaweza kuomba nini: majina, siku na saa, na nani anaarifiwa.',
  },
}

export const translations = {
  screens: {
    services: 'Services clients',
    service: 'Service client',
    sort: 'Trier les services',
  },
  help: {
    services: 'Ce que les clients peuvent demander : noms, jours et heures, et qui est alerté.',
  },
}

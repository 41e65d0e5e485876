export const translations = {
  screens: {
    services: 'Услуги для гостей',
    service: 'Услуга для гостей',
    sort: 'Порядок услуг',
  },
  help: {
    services: 'Что могут запросить гости: названия, дни и часы, кого оповещать.',
  },
}

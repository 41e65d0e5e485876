export const translations = {
  screens: {
    services: 'Misafir hizmetleri',
    service: 'Misafir hizmeti',
    sort: 'Misafir hizmetlerini sırala',
  },
  help: {
    services: 'Misafirlerin isteyebilecekleri: adlar, günler ve saatler, kimin uyarılacağı.',
  },
}

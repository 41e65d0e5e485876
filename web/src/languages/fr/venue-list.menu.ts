export const translations = {
  screens: {
    list: 'Hôtels',
    create: 'Nouvel établissement',
    venue: 'Établissement',
  },
}

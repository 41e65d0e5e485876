export const translations = {
  screens: {
    list: 'Hotel',
    create: 'Nuova struttura',
    venue: 'Struttura',
  },
}

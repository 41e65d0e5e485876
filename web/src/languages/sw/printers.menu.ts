export const translations = {
  sounds: {
    printFailed: 'Imeshindwa kuchapisha',
  },
  screens: {
    printers: 'Printa',
    prints: 'Kazi za kuchapisha',
  },
  help: {
    printers: 'Printa za mtandao za tiketi na risiti, na kila moja huchapisha nini.',
  },
}

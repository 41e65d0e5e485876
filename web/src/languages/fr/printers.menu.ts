export const translations = {
  sounds: {
    printFailed: 'Échec d’impression',
  },
  screens: {
    printers: 'Imprimantes',
    prints: 'Impressions',
  },
  help: {
    printers: 'Imprimantes réseau pour bons et tickets, et ce que chacune imprime.',
  },
}

export const translations = {
  sounds: {
    printFailed: 'Stampa non riuscita',
  },
  screens: {
    printers: 'Stampanti',
    prints: 'Stampe',
  },
  help: {
    printers: 'Stampanti di rete per comande e ricevute, e cosa stampa ciascuna.',
  },
}

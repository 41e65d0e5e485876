export const translations = {
  sounds: {
    posFailed: 'Ordine non in cassa',
  },
  screens: {
    pos: 'Cassa',
  },
  help: {
    pos: 'Indirizzi della cassa, codici di pagamento e invio automatico.',
  },
}

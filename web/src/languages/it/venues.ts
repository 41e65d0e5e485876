export const translations = {
  picker: 'Struttura',
  all: 'Tutte le strutture',
  searching: 'Ricerca …',
  noneFound: 'Nessuna struttura trovata.',
  more_one: '{{shown}} altra struttura. Scrivi una parte del nome.',
  more_many: 'Altre {{shown}} strutture. Scrivi una parte del nome.',
  more_other: 'Altre {{shown}} strutture. Scrivi una parte del nome.',
}

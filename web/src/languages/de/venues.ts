export const translations = {
  picker: 'Betrieb',
  all: 'Alle Betriebe',
  searching: 'Suche läuft …',
  noneFound: 'Kein Betrieb gefunden.',
  more_one: '{{shown}} weiterer Betrieb. Einen Teil des Namens eingeben.',
  more_other: '{{shown}} weitere Betriebe. Einen Teil des Namens eingeben.',
}

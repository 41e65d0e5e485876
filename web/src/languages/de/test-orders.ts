/** The texts of the form that places a test order. */
export const translations = {
  title: 'Testbestellung in {{venue}}',
  about:
    'Sie wird wie eine Gastbestellung angezeigt, angenommen, gedruckt und serviert, aber als Test markiert. Sie steht in keinem Bericht, kostet nichts und geht nicht an die Kasse.',
  table: 'Tisch oder Zimmer',
  dishes: 'Artikel',
  dishesHint: 'Je einer. Optionen werden automatisch gewählt.',
  noTables: 'Erst einen Tisch oder ein Zimmer hinzufügen.',
  noDishes: 'Erst einen Artikel hinzufügen, der jetzt verkauft wird.',
  place: 'Testbestellung aufgeben',
  placed: 'Testbestellung aufgegeben.',
  problems: {
    tableMissing: 'Tisch oder Zimmer wählen.',
    dishesMissing: 'Einen Artikel wählen.',
    dishesTooMany: 'Höchstens {{limit}} Artikel wählen.',
  },
}

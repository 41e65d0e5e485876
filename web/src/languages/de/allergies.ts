import { translations as menuTranslations } from './allergies.menu.ts'

export const translations = {
  ...menuTranslations,
  edit: 'Wörter ändern',
  hint: 'Kommentare mit diesen Wörtern werden auf Bildschirmen und Küchenbons als Allergie markiert.',
  known:
    'Brigade kennt gängige Wörter in neun Sprachen, etwa „Allergie“, „Zöliakie“ und „ohne Nüsse“. Nur fehlende Wörter hinzufügen.',
  list: 'Wörter dieses Betriebs',
  empty: 'Keine eigenen Wörter.',
  emptyText: 'Nur Wörter, die Brigade kennt, markieren Kommentare.',
  field: 'Wörter',
  fieldHint: 'Ein Wort pro Zeile. „Nuss“ passt auch auf „Nusskuchen“.',
  from: 'Änderungen gelten sofort, auch für offene Bestellungen.',
  saved: 'Allergiewörter gespeichert.',
  problems: {
    allergyWordEmpty: '„{{word}}“: mindestens {{least}} Buchstaben eingeben.',
    allergyWordTooLong: '„{{word}}“: höchstens {{most}} Buchstaben.',
    allergyWordTwice: '„{{word}}“ steht schon in der Liste.',
    allergyWordsTooMany: 'Höchstens {{most}} Wörter eingeben. Jetzt sind es {{count}}.',
  },
}

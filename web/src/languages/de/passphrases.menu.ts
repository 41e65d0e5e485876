export const translations = {
  screens: { passphrases: 'Codewörter' },
  help: { passphrases: 'Geheime Wörter für Personalzugang, Kartenänderungen und das Verschieben einer Kategorie.' },
}

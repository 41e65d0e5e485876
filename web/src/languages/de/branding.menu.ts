export const translations = {
  screens: { branding: 'Erscheinungsbild' },
  help: { branding: 'Logo, Titelbild, Farben und Sprache der Gästeseite sowie die Texte der Belege.' },
}

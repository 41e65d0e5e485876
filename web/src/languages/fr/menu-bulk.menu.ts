export const translations = {
  screens: {
    formats: 'Formats Excel',
    imports: 'Imports',
  },
  help: {
    formats: 'Modèles pour importer cartes, catégories, articles, suppléments et options.',
    imports: 'Tableurs importés dans la carte, et retour en arrière.',
  },
}

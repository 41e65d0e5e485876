export const translations = {
  screens: {
    passphrases: 'Phrases secrètes',
  },
  help: {
    passphrases: 'Les mots secrets pour l’accès au personnel, la carte et le déplacement d’une catégorie.',
  },
}

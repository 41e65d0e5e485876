export const translations = {
  screens: {
    audit: 'Journal d’audit',
  },
  help: {
    audit:
      'Chaque modification d’établissements, de personnes, de prix et d’argent : qui, quand et depuis quelle adresse.',
  },
}

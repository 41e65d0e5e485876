export const translations = {
  screens: { marketing: 'Marketing', sort: 'Trier les offres' },
  help: { marketing: 'Offres : ce qu’elles proposent, quand, à quels prix, et ce que voient les clients.' },
}

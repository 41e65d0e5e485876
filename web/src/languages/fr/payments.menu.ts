export const translations = {
  screens: {
    alerts: 'Paiements',
  },
  sounds: {
    payment: 'Paiement en ligne',
    paymentAlert: 'Alerte de paiement',
  },
  help: {
    alerts: 'Paiements en ligne et remboursements qui demandent une personne.',
  },
}

export const translations = {
  screens: {
    all: 'Commandes en cours',
    list: 'Commandes',
    active: 'Commandes',
    kitchen: 'Commandes cuisine',
    history: 'Toutes les commandes',
    order: 'Commande #{{id}}',
  },
  readyCount_one: '{{shown}} prête',
  readyCount_many: '{{shown}} prêtes',
  readyCount_other: '{{shown}} prêtes',
  newOrder: 'Nouvelle commande',
  sounds: {
    newOrder: 'Nouvelle commande',
    paidOrder: 'Nouvelle commande, payée en ligne',
    updatedOrder: 'Commande modifiée',
  },
}

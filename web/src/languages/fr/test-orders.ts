export const translations = {
  title: 'Commande d’essai : {{venue}}',
  about:
    'Le personnel la voit, l’accepte, l’imprime et la livre comme celle d’un client, marquée comme essai. Elle n’est dans aucun rapport, n’encaisse rien et ne va pas à la caisse.',
  table: 'Table ou chambre',
  dishes: 'Articles',
  dishesHint: 'Un de chaque. Les options sont choisies d’elles-mêmes.',
  noTables: 'Ajoutez d’abord une table ou une chambre.',
  noDishes: 'Ajoutez d’abord un article en vente maintenant.',
  place: 'Passer la commande d’essai',
  placed: 'Commande d’essai passée.',
  problems: {
    tableMissing: 'Choisissez une table ou une chambre.',
    dishesMissing: 'Choisissez un article.',
    dishesTooMany: 'Choisissez {{limit}} articles au plus.',
  },
}

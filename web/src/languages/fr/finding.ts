export const translations = {
  finding: {
    number: 'Toutes les commandes : {{number}}',
    guest: 'Toutes les commandes du client « {{name}} »',
  },
}

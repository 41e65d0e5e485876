export const translations = {
  screens: {
    webhooks: 'Webhooks',
    log: 'Envois',
  },
  help: {
    webhooks:
      'Adresses d’autres systèmes qui reçoivent commandes, demandes, paiements et changements de carte dès qu’ils arrivent, avec un journal.',
  },
  line: {
    title: 'Webhooks en pause',
    paused_one: 'Le webhook {{name}} a échoué pendant des jours et est en pause.',
    paused_many: '{{count}} de webhooks ont échoué et sont en pause.',
    paused_other: '{{count}} webhooks ont échoué et sont en pause.',
    gone: 'L’adresse du webhook {{name}} n’existe plus, il est en pause.',
    full: 'Trop de messages attendent le webhook {{name}}, il est en pause.',
    show: 'Afficher',
  },
}

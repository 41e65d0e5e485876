import { translations as menuTranslations } from './push.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    sendPush: 'Notification push',
  },
  title: 'Notifications push',
  states: {
    unsupported:
      'Ce navigateur ne gère pas les notifications push. Sur iPhone ou iPad, ajoutez d’abord Brigade à l’écran d’accueil.',
    denied: 'Bloquées dans ce navigateur. Autorisez les notifications dans ses réglages pour ce site.',
    off: 'Soyez prévenu des commandes non acceptées quand Brigade est fermé. Les responsables, aussi des demandes en retard.',
    on: 'Les notifications sont actives tant que vous êtes connecté sur cet appareil.',
  },
  agree: 'Activer',
  end: 'Désactiver',
  test: 'Tester',
  testSent: 'Notification de test envoyée.',
  notAgreed: 'Activation des notifications impossible. Réessayez, ou utilisez un autre navigateur.',
  times: {
    edit: 'Modifier',
    hint: 'Envoyées quand Brigade est fermé. Chacun les active dans Réglages sur son téléphone.',
    list: 'Notifications push',
    what: 'Événement',
    who: 'Destinataires',
    after: 'Quand',
    notices: {
      newOrder: 'Commande non acceptée',
      overdueRequest: 'Demande non attribuée',
    },
    told: {
      newOrder: 'Responsables et prise de commande',
      overdueRequest: 'Responsables',
    },
    whenOverdue: 'En cas de retard',
    field: 'Prévenir d’une nouvelle commande après',
    unit: 'min',
    from: 'Valable aussitôt, aussi pour les commandes déjà en attente.',
    saved: 'Notifications push enregistrées.',
  },
}

import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/languages/fr.ts'
import { translations as menuTranslations } from './orders.menu.ts'
import { translations as boardWords } from './board.ts'
import { translations as kitchenWords } from './kitchen.ts'
import { translations as orderPopupsWords } from './order-popups.ts'
import { translations as orderWords } from './order.ts'
import { translations as orderActsWords } from './order-acts.ts'
import { translations as historyWords } from './history.ts'
import { translations as findingWords } from './finding.ts'

export const translations = {
  ...menuTranslations,
  ...boardWords,
  ...kitchenWords,
  ...orderPopupsWords,
  ...orderWords,
  ...orderActsWords,
  ...historyWords,
  ...findingWords,
  loading: 'Chargement des commandes…',
  allergy: 'Allergie',
  lateBy: 'Retard de {{span}}',
  test: 'Essai',
  discardTest: 'Jeter l’essai',
  confirmLarge: 'Grosse commande – confirmer avec la table',
  items_one: '{{count}} article',
  items_many: '{{count}} d’articles',
  items_other: '{{count}} articles',
  covers_one: '{{count}} couvert',
  covers_many: '{{count}} de couverts',
  covers_other: '{{count}} couverts',
  status: {
    ...orderStatusLabels,
  },
  groups: {
    incoming: 'En attente',
    updated: 'Modifiées',
    inprogress: 'En cours',
    delivered: 'Livrées',
  },
  floor: {
    title: 'Commandes ouvertes',
    empty: 'Aucune commande ouverte.',
    kind: 'Commandes',
    count_one: '{{count}} commande',
    count_many: '{{count}} de commandes',
    count_other: '{{count}} commandes',
    states: {
      new: 'nouvelle {{minutes}}',
      changed: 'modifiée {{minutes}}',
      inProgress: 'en cuisine {{minutes}}',
      ready: 'prête {{minutes}}',
      delivered: 'livrée',
    },
  },
  payment: {
    title: 'Paiement',
    paid: 'Payée',
    'partially-paid': 'Payée en partie',
    'not-paid': 'Non payée',
    countsFor: 'Comptée dans #{{id}}',
    received: 'Montant reçu',
    remaining: 'Reste à payer',
    receivedShort: 'Reçu',
    remainingShort: 'Reste',
    refundDue: 'À rembourser : {{amount}}',
  },
  paymentTypes: {
    ...paymentTypeLabels,
  },
  sources: {
    app: 'App client',
    v_rest_staff: 'Personnel',
    dashboard: 'Tableau de bord',
  },
  quantity: {
    less: 'Diminuer : {{label}}',
    more: 'Augmenter : {{label}}',
  },
}

import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/languages/it.ts'
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
  loading: 'Caricamento ordini…',
  allergy: 'Allergia',
  lateBy: 'In ritardo di {{span}}',
  test: 'Prova',
  discardTest: 'Elimina prova',
  confirmLarge: 'Ordine grande – conferma con il tavolo',
  items_one: '{{count}} articolo',
  items_many: '{{count}} articoli',
  items_other: '{{count}} articoli',
  covers_one: '{{count}} coperto',
  covers_many: '{{count}} coperti',
  covers_other: '{{count}} coperti',
  status: {
    ...orderStatusLabels,
  },
  groups: {
    incoming: 'In coda',
    updated: 'Modificati',
    inprogress: 'In corso',
    delivered: 'Consegnati',
  },
  floor: {
    title: 'Ordini aperti',
    empty: 'Nessun ordine aperto.',
    kind: 'Ordini',
    count_one: '{{count}} ordine',
    count_many: '{{count}} ordini',
    count_other: '{{count}} ordini',
    states: {
      new: 'nuovo {{minutes}}',
      changed: 'modificato {{minutes}}',
      inProgress: 'in cucina {{minutes}}',
      ready: 'pronto {{minutes}}',
      delivered: 'consegnato',
    },
  },
  payment: {
    title: 'Pagamento',
    paid: 'Pagato',
    'partially-paid': 'Pagato in parte',
    'not-paid': 'Non pagato',
    countsFor: 'Conteggiato in #{{id}}',
    received: 'Importo ricevuto',
    remaining: 'Importo da pagare',
    receivedShort: 'Ricevuto',
    remainingShort: 'Da pagare',
    refundDue: 'Da rimborsare: {{amount}}',
  },
  paymentTypes: {
    ...paymentTypeLabels,
  },
  sources: {
    app: 'App ospiti',
    v_rest_staff: 'Personale',
    dashboard: 'Dashboard',
  },
  quantity: {
    less: 'Diminuisci: {{label}}',
    more: 'Aumenta: {{label}}',
  },
}

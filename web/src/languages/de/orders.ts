import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/languages/de.ts'
import { translations as boardWords } from './board.ts'
import { translations as findingWords } from './finding.ts'
import { translations as historyWords } from './history.ts'
import { translations as kitchenWords } from './kitchen.ts'
import { translations as orderActsWords } from './order-acts.ts'
import { translations as orderWords } from './order.ts'
import { translations as orderPopupsWords } from './order-popups.ts'
import { translations as menuTranslations } from './orders.menu.ts'

export const translations = {
  ...menuTranslations,
  ...boardWords,
  ...kitchenWords,
  ...orderPopupsWords,
  ...orderWords,
  ...orderActsWords,
  ...historyWords,
  ...findingWords,
  loading: 'Bestellungen laden…',
  allergy: 'Allergie',
  lateBy: '{{span}} verspätet',
  test: 'Test',
  discardTest: 'Test verwerfen',
  confirmLarge: 'Große Bestellung – am Tisch bestätigen lassen',
  items_one: '{{count}} Artikel',
  items_other: '{{count}} Artikel',
  covers_one: '{{count}} Gedeck',
  covers_other: '{{count}} Gedecke',
  status: { ...orderStatusLabels },
  groups: { incoming: 'Wartend', updated: 'Geändert', inprogress: 'In Arbeit', delivered: 'Serviert' },
  floor: {
    title: 'Offene Bestellungen',
    empty: 'Keine offenen Bestellungen.',
    kind: 'Bestellungen',
    count_one: '{{count}} Bestellung',
    count_other: '{{count}} Bestellungen',
    states: {
      new: 'neu {{minutes}}',
      changed: 'geändert {{minutes}}',
      inProgress: 'in Arbeit {{minutes}}',
      ready: 'fertig {{minutes}}',
      delivered: 'serviert',
    },
  },
  payment: {
    title: 'Zahlung',
    paid: 'Bezahlt',
    'partially-paid': 'Teilweise bezahlt',
    'not-paid': 'Nicht bezahlt',
    countsFor: 'Gezählt in #{{id}}',
    received: 'Erhaltener Betrag',
    remaining: 'Restbetrag',
    receivedShort: 'Erhalten',
    remainingShort: 'Rest',
    refundDue: 'Rückzahlung offen: {{amount}}',
  },
  paymentTypes: { ...paymentTypeLabels },
  sources: { app: 'Gäste-App', v_rest_staff: 'Personal', dashboard: 'Dashboard' },
  quantity: { less: 'Weniger: {{label}}', more: 'Mehr: {{label}}' },
}

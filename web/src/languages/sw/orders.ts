import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/languages/sw.ts'
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
  loading: 'Inapakia oda…',
  allergy: 'Mzio',
  lateBy: 'Imechelewa {{span}}',
  test: 'Jaribio',
  discardTest: 'Tupa jaribio',
  confirmLarge: 'Oda kubwa – thibitisha na meza',
  items_one: 'Bidhaa {{count}}',
  items_other: 'Bidhaa {{count}}',
  covers_one: 'Mtu {{count}}',
  covers_other: 'Watu {{count}}',
  status: {
    ...orderStatusLabels,
  },
  groups: {
    incoming: 'Foleni',
    updated: 'Zimebadilika',
    inprogress: 'Jikoni',
    delivered: 'Zimepelekwa',
  },
  floor: {
    title: 'Oda zilizo wazi',
    empty: 'Hakuna oda zilizo wazi.',
    kind: 'Oda',
    count_one: 'Oda {{count}}',
    count_other: 'Oda {{count}}',
    states: {
      new: 'mpya {{minutes}}',
      changed: 'imebadilika {{minutes}}',
      inProgress: 'inapikwa {{minutes}}',
      ready: 'tayari {{minutes}}',
      delivered: 'imepelekwa',
    },
  },
  payment: {
    title: 'Malipo',
    paid: 'Imelipwa',
    'partially-paid': 'Imelipwa kiasi',
    'not-paid': 'Haijalipwa',
    countsFor: 'Imehesabiwa kwenye #{{id}}',
    received: 'Kiasi kilichopokelewa',
    remaining: 'Kiasi kilichobaki',
    receivedShort: 'Imepokelewa',
    remainingShort: 'Imebaki',
    refundDue: 'Ya kurudishwa: {{amount}}',
  },
  paymentTypes: {
    ...paymentTypeLabels,
  },
  sources: {
    app: 'Programu ya mgeni',
    v_rest_staff: 'Wafanyakazi',
    dashboard: 'Dashibodi',
  },
  quantity: {
    less: 'Punguza: {{label}}',
    more: 'Ongeza: {{label}}',
  },
}

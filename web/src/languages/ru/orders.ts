import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/languages/ru.ts'
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
  loading: 'Загрузка заказов…',
  allergy: 'Аллергия',
  lateBy: 'Опоздание {{span}}',
  test: 'Пробный',
  discardTest: 'Удалить пробный',
  confirmLarge: 'Большой заказ: уточните у стола',
  items_one: '{{count}} позиция',
  items_few: '{{count}} позиции',
  items_many: '{{count}} позиций',
  items_other: '{{count}} позиции',
  covers_one: '{{count}} персона',
  covers_few: '{{count}} персоны',
  covers_many: '{{count}} персон',
  covers_other: '{{count}} персоны',
  status: {
    ...orderStatusLabels,
  },
  groups: {
    incoming: 'В очереди',
    updated: 'Изменён',
    inprogress: 'В работе',
    delivered: 'Доставлен',
  },
  floor: {
    title: 'Открытые заказы',
    empty: 'Открытых заказов нет.',
    kind: 'Заказы',
    count_one: '{{count}} заказ',
    count_few: '{{count}} заказа',
    count_many: '{{count}} заказов',
    count_other: '{{count}} заказа',
    states: {
      new: 'новый {{minutes}}',
      changed: 'изменён {{minutes}}',
      inProgress: 'в работе {{minutes}}',
      ready: 'готов {{minutes}}',
      delivered: 'доставлен',
    },
  },
  payment: {
    title: 'Оплата',
    paid: 'Оплачен',
    'partially-paid': 'Оплачен частично',
    'not-paid': 'Не оплачен',
    countsFor: 'Учтён в #{{id}}',
    received: 'Получено',
    remaining: 'Остаток',
    receivedShort: 'Получено',
    remainingShort: 'Остаток',
    refundDue: 'К возврату: {{amount}}',
  },
  paymentTypes: {
    ...paymentTypeLabels,
  },
  sources: {
    app: 'Приложение',
    v_rest_staff: 'Персонал',
    dashboard: 'Дашборд',
  },
  quantity: {
    less: 'Меньше: {{label}}',
    more: 'Больше: {{label}}',
  },
}

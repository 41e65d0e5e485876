import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/languages/ku.ts'
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
  loading: 'داواکارییەکان بار دەبن…',
  allergy: 'هەستیاری',
  lateBy: '{{span}} دواکەوتوو',
  test: 'تاقیکردنەوە',
  discardTest: 'لابردنی تاقیکردنەوە',
  confirmLarge: 'داواکاریی گەورە – لە مێزەکە دڵنیا ببەرەوە',
  items_one: '{{count}} بڕگە',
  items_other: '{{count}} بڕگە',
  covers_one: '{{count}} کەس',
  covers_other: '{{count}} کەس',
  status: {
    ...orderStatusLabels,
  },
  groups: {
    incoming: 'چاوەڕوان',
    updated: 'گۆڕدراو',
    inprogress: 'لە کاردایە',
    delivered: 'گەیەنراو',
  },
  floor: {
    title: 'داواکاریی کراوە',
    empty: 'داواکاریی کراوە نییە.',
    kind: 'داواکاری',
    count_one: '{{count}} داواکاری',
    count_other: '{{count}} داواکاری',
    states: {
      new: 'نوێ {{minutes}}',
      changed: 'گۆڕدراو {{minutes}}',
      inProgress: 'لێدەنرێت {{minutes}}',
      ready: 'ئامادە {{minutes}}',
      delivered: 'گەیەنراو',
    },
  },
  payment: {
    title: 'پارەدان',
    paid: 'دراوە',
    'partially-paid': 'بەشێکی دراوە',
    'not-paid': 'نەدراوە',
    countsFor: 'ژمێردراوە لە \u2066#{{id}}\u2069',
    received: 'بڕی وەرگیراو',
    remaining: 'بڕی ماوە',
    receivedShort: 'وەرگیراو',
    remainingShort: 'ماوە',
    refundDue: 'بۆ گەڕاندنەوە: \u2068{{amount}}\u2069',
  },
  paymentTypes: {
    ...paymentTypeLabels,
  },
  sources: {
    app: 'ئەپی میوان',
    v_rest_staff: 'کارمەندان',
    dashboard: 'داشبۆرد',
  },
  quantity: {
    less: 'کەمکردنەوە: {{label}}',
    more: 'زیادکردن: {{label}}',
  },
}

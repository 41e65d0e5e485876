import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/languages/ar.ts'
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
  loading: 'جارٍ تحميل الطلبات…',
  allergy: 'حساسية',
  lateBy: 'متأخر {{span}}',
  test: 'تجريبي',
  discardTest: 'إلغاء الطلب التجريبي',
  confirmLarge: 'طلب كبير – أكّده مع الطاولة',
  items_zero: 'لا أصناف',
  items_one: 'صنف واحد',
  items_two: 'صنفان',
  items_few: '{{count}} أصناف',
  items_many: '{{count}} صنفًا',
  items_other: '{{count}} صنف',
  covers_zero: 'بلا أشخاص',
  covers_one: 'شخص واحد',
  covers_two: 'شخصان',
  covers_few: '{{count}} أشخاص',
  covers_many: '{{count}} شخصًا',
  covers_other: '{{count}} شخص',
  status: { ...orderStatusLabels },
  groups: { incoming: 'في الانتظار', updated: 'معدّلة', inprogress: 'قيد التحضير', delivered: 'تم التوصيل' },
  floor: {
    title: 'الطلبات المفتوحة',
    empty: 'لا طلبات مفتوحة.',
    kind: 'الطلبات',
    count_zero: 'لا طلبات',
    count_one: 'طلب واحد',
    count_two: 'طلبان',
    count_few: '{{count}} طلبات',
    count_many: '{{count}} طلبًا',
    count_other: '{{count}} طلب',
    states: {
      new: 'جديد {{minutes}}',
      changed: 'معدّل {{minutes}}',
      inProgress: 'يُحضَّر {{minutes}}',
      ready: 'جاهز {{minutes}}',
      delivered: 'تم التوصيل',
    },
  },
  payment: {
    title: 'الدفع',
    paid: 'مدفوع',
    'partially-paid': 'مدفوع جزئيًا',
    'not-paid': 'غير مدفوع',
    countsFor: 'يُحسب في الطلب \u2066#{{id}}\u2069',
    received: 'المبلغ المستلم',
    remaining: 'المبلغ المتبقي',
    receivedShort: 'المستلم',
    remainingShort: 'المتبقي',
    refundDue: 'مستحق الرد: {{amount}}',
  },
  paymentTypes: { ...paymentTypeLabels },
  sources: { app: 'تطبيق الضيف', v_rest_staff: 'الموظفون', dashboard: 'لوحة التحكم' },
  quantity: { less: 'إنقاص: {{label}}', more: 'زيادة: {{label}}' },
}

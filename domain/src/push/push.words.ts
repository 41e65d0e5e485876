import type { RequestType } from '../requests/requests.schema.ts'
import { requestTypeLabels } from '../requests/requests.schema.ts'

type PushWords = {
  newOrder: string
  overdue: string
  test: { title: string; body: string }
  requestTypes: Record<RequestType, string>
}

/** What push messages say, in the languages of the interface. */
export const pushWords = {
  en: {
    newOrder: 'A new order waits to be accepted.',
    overdue: '{{type}}: waits longer than it should.',
    test: { title: 'Brigade', body: 'Messages arrive on this device.' },
    requestTypes: requestTypeLabels,
  },
  ar: {
    newOrder: 'طلب جديد بانتظار القبول.',
    overdue: '{{type}}: طال الانتظار.',
    test: { title: 'Brigade', body: 'تصل الإشعارات إلى هذا الجهاز.' },
    requestTypes: {
      talk: 'التحدث إلى الموظفين',
      icebucket: 'طلب دلو ثلج',
      bill: 'طلب الفاتورة',
      food: 'انتهيت، ارفعوا الطعام',
      towel: 'طلب مناشف',
      tray: 'رفع الصواني',
      card: 'إحضار جهاز البطاقة',
      cash: 'الدفع نقدًا',
      online: 'الدفع الإلكتروني',
      kitchen: 'نداء المطبخ',
      orderCancellation: 'إلغاء طلب',
    },
  },
} as const satisfies Record<string, PushWords>

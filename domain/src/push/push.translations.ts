import type { InterfaceLanguage } from '../kit/languages.ts'
import { arabicRequestTypeLabels, requestTypeLabels } from '../requests/requests.labels.ts'
import type { RequestType } from '../requests/requests.schema.ts'

type PushWords = {
  newOrder: string
  testOrder: string
  overdue: string
  test: { title: string; body: string }
  requestTypes: Record<RequestType, string>
}

/** The texts of push messages, in the languages of the interface. */
export const pushTranslations = {
  en: {
    newOrder: 'A new order is waiting to be accepted.',
    testOrder: 'A test order is waiting to be accepted.',
    overdue: '{{type}}: overdue.',
    test: { title: 'Brigade', body: 'Push notifications work on this device.' },
    requestTypes: requestTypeLabels,
  },
  ar: {
    newOrder: 'طلب جديد بانتظار القبول.',
    testOrder: 'طلب تجريبي بانتظار القبول.',
    overdue: '{{type}}: طال الانتظار.',
    test: { title: 'Brigade', body: 'تصل الإشعارات إلى هذا الجهاز.' },
    requestTypes: arabicRequestTypeLabels,
  },
} as const satisfies Record<InterfaceLanguage, PushWords>

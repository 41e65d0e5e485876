import { requestTypeLabels } from '../../requests/languages/ar.ts'

export const pushWords = {
  newOrder: 'طلب جديد بانتظار القبول.',
  testOrder: 'طلب تجريبي بانتظار القبول.',
  overdue: '{{type}}: طال الانتظار.',
  unanswered: '{{type}}: لم يستلمه أحد بعد.',
  test: { title: 'Brigade', body: 'تصل الإشعارات إلى هذا الجهاز.' },
  requestTypes: requestTypeLabels,
}

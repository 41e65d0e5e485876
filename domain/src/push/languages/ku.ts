import { requestTypeLabels } from '../../requests/languages/ku.ts'

export const pushWords = {
  newOrder: 'داواکارییەکی نوێ چاوەڕێی پەسەندکردنە.',
  testOrder: 'داواکارییەکی تاقیکردنەوە چاوەڕێی پەسەندکردنە.',
  overdue: '{{type}}: دواکەوتوو.',
  unanswered: '{{type}}: هێشتا کەس وەرینەگرتووە.',
  test: { title: 'Brigade', body: 'ئاگادارکردنەوە لەسەر ئەم ئامێرە کار دەکات.' },
  requestTypes: requestTypeLabels,
}

import { requestTypeLabels } from '../../requests/languages/sw.ts'

export const pushWords = {
  newOrder: 'Oda mpya inasubiri kukubaliwa.',
  testOrder: 'Oda ya jaribio inasubiri kukubaliwa.',
  overdue: '{{type}}: limechelewa.',
  unanswered: '{{type}}: bado halijachukuliwa.',
  test: { title: 'Brigade', body: 'Arifa za push zinafanya kazi kwenye kifaa hiki.' },
  requestTypes: requestTypeLabels,
}

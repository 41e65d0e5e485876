import type { Language } from '../kit/languages.ts'
import { requestTypeLabels } from '../requests/requests.labels.ts'
import type { RequestType } from '../requests/requests.schema.ts'
import { pushWords as ar } from './languages/ar.ts'
import { pushWords as de } from './languages/de.ts'
import { pushWords as fr } from './languages/fr.ts'
import { pushWords as it } from './languages/it.ts'
import { pushWords as ku } from './languages/ku.ts'
import { pushWords as ru } from './languages/ru.ts'
import { pushWords as sw } from './languages/sw.ts'
import { pushWords as tr } from './languages/tr.ts'

type PushWords = {
  newOrder: string
  testOrder: string
  overdue: string
  unanswered: string
  test: { title: string; body: string }
  requestTypes: Record<RequestType, string>
}

/** The texts of push messages, in the languages of the interface. */
export const pushTranslations = {
  en: {
    newOrder: 'A new order is waiting to be accepted.',
    testOrder: 'A test order is waiting to be accepted.',
    overdue: '{{type}}: overdue.',
    unanswered: '{{type}}: not taken yet.',
    test: { title: 'Brigade', body: 'Push notifications work on this device.' },
    requestTypes: requestTypeLabels,
  },
  ar,
  de,
  it,
  ru,
  fr,
  ku,
  sw,
  tr,
} as const satisfies Record<Language, PushWords>

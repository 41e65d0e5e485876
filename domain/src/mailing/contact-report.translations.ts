import type { Language } from '../kit/languages.ts'
import { contactReport as ar } from './languages/ar.ts'
import { contactReport as de } from './languages/de.ts'
import { contactReport as it } from './languages/it.ts'
import { contactReport as ru } from './languages/ru.ts'
import { contactReport as fr } from './languages/fr.ts'
import { contactReport as ku } from './languages/ku.ts'
import { contactReport as sw } from './languages/sw.ts'
import { contactReport as tr } from './languages/tr.ts'
import type { ConsentSource, ContactState } from './mailing.states.ts'

type Report = {
  sheet: string
  columns: Record<
    | 'address'
    | 'name'
    | 'language'
    | 'state'
    | 'consentAt'
    | 'consentSource'
    | 'consentNote'
    | 'consentBy'
    | 'withdrawnAt',
    string
  >
  states: Record<ContactState, string>
  sources: Record<ConsentSource, string>
}

/** The texts of the spreadsheet of contacts, in the languages of the interface. */
export const contactReportTranslations = {
  en: {
    sheet: 'Contacts',
    columns: {
      address: 'email',
      name: 'name',
      language: 'language',
      state: 'status',
      consentAt: 'agreed at',
      consentSource: 'agreed through',
      consentNote: 'how',
      consentBy: 'recorded by',
      withdrawnAt: 'unsubscribed at',
    },
    states: { agreed: 'Subscribed', withdrawn: 'Unsubscribed', bounced: 'Bounced', unconfirmed: 'Not confirmed' },
    sources: { staff: 'Staff', import: 'Import', guest: 'Guest' },
  },
  ar,
  de,
  it,
  ru,
  fr,
  ku,
  sw,
  tr,
} satisfies Record<Language, Report>

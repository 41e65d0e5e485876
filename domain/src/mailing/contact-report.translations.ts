import type { InterfaceLanguage } from '../kit/languages.ts'
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

/** The texts of the spreadsheet of contacts. */
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
    states: { agreed: 'Subscribed', withdrawn: 'Unsubscribed', bounced: 'Bounced' },
    sources: { staff: 'Staff', import: 'Import', guest: 'Guest' },
  },
  ar: {
    sheet: 'جهات الاتصال',
    columns: {
      address: 'البريد الإلكتروني',
      name: 'الاسم',
      language: 'اللغة',
      state: 'الحالة',
      consentAt: 'وقت الموافقة',
      consentSource: 'مصدر الموافقة',
      consentNote: 'طريقة الموافقة',
      consentBy: 'سجّلها',
      withdrawnAt: 'وقت إلغاء الاشتراك',
    },
    states: { agreed: 'مشترك', withdrawn: 'ألغى الاشتراك', bounced: 'مرتد' },
    sources: { staff: 'الموظفون', import: 'استيراد', guest: 'الضيف' },
  },
} as const satisfies Record<InterfaceLanguage, Report>

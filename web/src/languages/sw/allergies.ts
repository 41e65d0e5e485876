import { translations as menuTranslations } from './allergies.menu.ts'

export const translations = {
  ...menuTranslations,
  edit: 'Hariri maneno',
  hint: 'Maelezo yenye maneno haya huwekewa alama ya mzio kwenye skrini na tiketi za jikoni.',
  known:
    'Brigade inajua maneno ya kawaida katika lugha tisa, kama “mzio”, “siliaki” na “bila karanga”. Ongeza tu yanayokosekana.',
  list: 'Maneno ya tawi hili',
  empty: 'Hakuna maneno yaliyoongezwa.',
  emptyText: 'Ni maneno ambayo Brigade inayajua tu yanayowekea maelezo alama.',
  field: 'Maneno',
  fieldHint: 'Neno moja kwa mstari. “must” hulingana pia na “mustard”.',
  from: 'Mabadiliko huanza mara moja, hata kwa oda zilizo wazi.',
  saved: 'Maneno ya mzio yamehifadhiwa.',
  problems: {
    allergyWordEmpty: '“{{word}}”: andika angalau herufi {{least}}.',
    allergyWordTooLong: '“{{word}}”: andika herufi zisizozidi {{most}}.',
    allergyWordTwice: '“{{word}}” tayari liko kwenye orodha.',
    allergyWordsTooMany: 'Andika maneno yasiyozidi {{most}}. Yako {{count}}.',
  },
}

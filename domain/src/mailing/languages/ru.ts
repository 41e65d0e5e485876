export const contactReport = {
  sheet: 'Контакты',
  columns: {
    address: 'эл. почта',
    name: 'имя',
    language: 'язык',
    state: 'статус',
    consentAt: 'время согласия',
    consentSource: 'откуда согласие',
    consentNote: 'как получено',
    consentBy: 'кто записал',
    withdrawnAt: 'время отписки',
  },
  states: { agreed: 'Подписан', withdrawn: 'Отписан', bounced: 'Письма не доходят', unconfirmed: 'Не подтверждён' },
  sources: { staff: 'Персонал', import: 'Импорт', guest: 'Гость' },
}

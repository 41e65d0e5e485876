export const contactReport = {
  sheet: 'Waasiliani',
  columns: {
    address: 'barua pepe',
    name: 'jina',
    language: 'lugha',
    state: 'hali',
    consentAt: 'alikubali lini',
    consentSource: 'alikubali kupitia',
    consentNote: 'jinsi',
    consentBy: 'aliyeandika',
    withdrawnAt: 'alijiondoa lini',
  },
  states: { agreed: 'Amekubali', withdrawn: 'Amejiondoa', bounced: 'Barua imerudi', unconfirmed: 'Haijathibitishwa' },
  sources: { staff: 'Wafanyakazi', import: 'Uingizaji', guest: 'Mgeni' },
}

export const contactReport = {
  sheet: 'Kontakte',
  columns: {
    address: 'E-Mail',
    name: 'Name',
    language: 'Sprache',
    state: 'Status',
    consentAt: 'Eingewilligt am',
    consentSource: 'Eingewilligt über',
    consentNote: 'Art der Einwilligung',
    consentBy: 'Erfasst von',
    withdrawnAt: 'Abbestellt am',
  },
  states: { agreed: 'Eingewilligt', withdrawn: 'Abbestellt', bounced: 'Unzustellbar', unconfirmed: 'Nicht bestätigt' },
  sources: { staff: 'Personal', import: 'Importliste', guest: 'Gast' },
}

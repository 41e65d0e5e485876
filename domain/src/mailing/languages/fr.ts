export const contactReport = {
  sheet: 'Liste de contacts',
  columns: {
    address: 'E-mail',
    name: 'Nom',
    language: 'Langue',
    state: 'Statut',
    consentAt: 'Accord le',
    consentSource: 'Accord par',
    consentNote: 'Comment',
    consentBy: 'Saisi par',
    withdrawnAt: 'Désabonné le',
  },
  states: { agreed: 'Abonné', withdrawn: 'Désabonné', bounced: 'Rejeté', unconfirmed: 'Non confirmé' },
  sources: { staff: 'Personnel', import: 'Import', guest: 'Client' },
}

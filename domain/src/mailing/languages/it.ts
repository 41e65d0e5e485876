export const contactReport = {
  sheet: 'Contatti',
  columns: {
    address: 'email',
    name: 'nome',
    language: 'lingua',
    state: 'stato',
    consentAt: 'consenso il',
    consentSource: 'consenso tramite',
    consentNote: 'come',
    consentBy: 'registrato da',
    withdrawnAt: 'disiscritto il',
  },
  states: { agreed: 'Iscritto', withdrawn: 'Disiscritto', bounced: 'Non recapitabile', unconfirmed: 'Non confermato' },
  sources: { staff: 'Personale', import: 'Importazione', guest: 'Ospite' },
}

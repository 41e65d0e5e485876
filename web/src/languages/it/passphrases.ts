import { translations as menuTranslations } from './passphrases.menu.ts'

export const translations = {
  ...menuTranslations,
  title: {
    staffAccess: 'Passphrase del personale',
    menuEdit: 'Passphrase del menu',
    categoryMove: 'Passphrase per spostare categorie',
  },
  hint: 'Valida per cinque minuti.',
  field: 'Passphrase',
  missing: 'Inserisci la passphrase.',
  submit: 'Continua',
  locked: 'Troppi tentativi. Riprova tra {{seconds}} s.',
  wrong: 'Passphrase errata!',
  notSet: 'Questa struttura non ha ancora una passphrase per questo. Chiedi a un amministratore di impostarla.',
  settings: {
    title: 'Passphrase',
    of: 'Passphrase di {{venue}}',
    hint: 'Lascia vuoto per non cambiarla. Cambiare una passphrase chiude gli accessi attuali di tutti.',
    isSet: 'Impostata. Non si può rileggere.',
    isNotSet: 'Non impostata. Accedono solo i ruoli esentati.',
    unchanged: 'Invariata',
    none: 'Nessuna',
    showOf: 'Mostra: {{name}}',
    blank: 'Una passphrase non può essere vuota.',
    tooShort: 'Usa almeno quattro caratteri.',
    save: 'Salva',
    said: 'Passphrase salvate.',
  },
  notGiven: 'Non è stato modificato nulla. Inserisci prima la passphrase.',
}

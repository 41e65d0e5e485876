/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { mailing: 'Campagne email', contacts: 'Contatti', one: 'Campagna email' },
  help: { mailing: 'Email agli ospiti che hanno dato il consenso: contatti, messaggi nelle loro lingue e invii.' },
}

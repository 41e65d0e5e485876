export const translations = {
  screens: {
    staff: 'Personale',
    credentials: 'Supervisori',
    credentialsInMenu: 'Credenziali (Supervis.)',
    link: 'Scegli una password',
  },
}

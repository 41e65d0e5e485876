export const translations = {
  screens: {
    staff: 'Personnel',
    credentials: 'Superviseurs',
    credentialsInMenu: 'Accès (superviseurs)',
    link: 'Choisir un mot de passe',
  },
}

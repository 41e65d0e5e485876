export const translations = {
  screens: {
    staff: 'Персонал',
    credentials: 'Старшие менеджеры',
    credentialsInMenu: 'Учётные данные (ст. менеджер)',
    link: 'Выбор пароля',
  },
}

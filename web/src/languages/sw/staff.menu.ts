export const translations = {
  screens: {
    staff: 'Wafanyakazi',
    credentials: 'Mameneja wakuu',
    credentialsInMenu: 'Akaunti (Meneja mkuu)',
    link: 'Chagua nenosiri',
  },
}

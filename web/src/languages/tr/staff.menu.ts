export const translations = {
  screens: {
    staff: 'Personel',
    credentials: 'Genel müdürler',
    credentialsInMenu: 'Giriş bilgileri (G. Müdür)',
    link: 'Şifre seçin',
  },
}

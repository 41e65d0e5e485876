export const translations = {
  screens: {
    staffMessaging: 'Mesajlar',
    staffMessagingInMenu: 'Personel mesajları',
    adminNotifications: 'Yönetici bildirimleri',
  },
  sounds: {
    staffNotification: 'Personel mesajı',
  },
}

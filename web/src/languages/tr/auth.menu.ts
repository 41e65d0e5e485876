export const translations = {
  setup: {
    title: 'İşletme ayarları',
  },
  screens: {
    settings: 'Ayarlar',
  },
  roles: {
    admin: 'Yönetici',
    organization: 'Kuruluş',
    supermanager: 'Genel müdür',
    manager: 'Müdür',
    orderTaker: 'Sipariş görevlisi',
    waiter: 'Garson',
    chief: 'Mutfak',
    marketing: 'Pazarlama',
    finance: 'Finans',
    guest: 'Misafir',
    machine: 'Sistem',
  },
}

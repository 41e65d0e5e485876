export const translations = {
  setup: {
    title: 'Настройки заведения',
  },
  screens: {
    settings: 'Настройки',
  },
  roles: {
    admin: 'Админ',
    organization: 'Организация',
    supermanager: 'Старший менеджер',
    manager: 'Менеджер',
    orderTaker: 'Оператор заказов',
    waiter: 'Официант',
    chief: 'Кухня',
    marketing: 'Маркетинг',
    finance: 'Финансы',
    guest: 'Гость',
    machine: 'Система',
  },
}

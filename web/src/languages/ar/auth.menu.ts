export const translations = {
  setup: { title: 'إعدادات المنشأة' },
  screens: { settings: 'الإعدادات' },
  roles: {
    admin: 'مسؤول',
    organization: 'المؤسسة',
    supermanager: 'مدير عام',
    manager: 'مدير',
    orderTaker: 'متلقي الطلبات',
    waiter: 'نادل',
    chief: 'المطبخ',
    marketing: 'التسويق',
    finance: 'المالية',
    guest: 'ضيف',
    machine: 'نظام',
  },
}

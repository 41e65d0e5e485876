export const translations = {
  setup: {
    title: 'ڕێکخستنی شوێن',
  },
  screens: {
    settings: 'ڕێکخستنەکان',
  },
  roles: {
    admin: 'ئەدمین',
    organization: 'دامەزراوە',
    supermanager: 'بەڕێوەبەری گشتی',
    manager: 'بەڕێوەبەر',
    orderTaker: 'وەرگری داواکاری',
    waiter: 'گارسۆن',
    chief: 'مەتبەخ',
    marketing: 'مارکێتینگ',
    finance: 'دارایی',
    guest: 'میوان',
    machine: 'سیستەم',
  },
}

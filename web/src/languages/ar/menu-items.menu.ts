export const translations = {
  screens: {
    categories: 'الفئات',
    items: 'الأصناف',
    item: 'صنف',
    groups: 'مجموعات الخيارات',
    shared: 'الخيارات المشتركة',
    sort: {
      menus: 'ترتيب القوائم',
      categories: 'ترتيب الفئات',
      items: 'ترتيب الأصناف',
      sides: 'ترتيب الأطباق الجانبية',
      modifiers: 'ترتيب مجموعات الخيارات',
    },
  },
}

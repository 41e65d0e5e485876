export const translations = {
  screens: {
    floor: 'الطاولات',
    floorInMenu: 'إدارة الطاولات والغرف',
    setUp: 'إعداد الطاولات',
    setUpInMenu: 'الطاولات / الغرف',
    room: '{{name}}',
    codeSheet: 'رموز الطاولات والغرف',
  },
}

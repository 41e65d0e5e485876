export const translations = {
  screens: {
    floor: 'الطاولات',
    floorInMenu: 'إدارة الطاولات والغرف',
    setUp: 'إعداد الطاولات',
    setUpInMenu: 'الطاولات / الغرف',
    sort: 'ترتيب الطاولات',
    room: '{{name}}',
    codeSheet: 'رموز الطاولات والغرف',
  },
  help: { setUp: 'أسماء الطاولات أو الغرف ومناطقها ومقاعدها.' },
}

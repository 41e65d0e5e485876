export const translations = {
  screens: {
    floor: 'إدارة الطاولات والغرف',
    floorShort: 'الطاولات',
    setUp: 'الطاولات / الغرف',
    room: '{{name}}',
    codeSheet: 'رموز الطاولات والغرف',
  },
}

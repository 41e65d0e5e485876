export const translations = {
  screens: {
    floor: 'الطاولات',
    floorInMenu: 'إدارة الطاولات والغرف',
    room: '{{name}}',
    codeSheet: 'رموز الطاولات والغرف',
  },
}

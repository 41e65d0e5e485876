export const translations = {
  screens: { floor: 'إدارة الطاولات والغرف', floorShort: 'الطاولات', room: '{{name}}', codeSheet: 'رموز الطاولات والغرف' },
}

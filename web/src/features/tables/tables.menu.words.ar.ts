export const words = {
  screens: { floor: 'إدارة الطاولات والغرف', floorShort: 'الطاولات', room: '{{name}}', codeSheet: 'رموز الطاولات والغرف' },
}

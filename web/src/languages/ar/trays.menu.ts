export const translations = {
  screens: {
    settings: 'إعدادات الصواني',
    codes: 'رموز QR',
    stickers: 'رموز الصواني',
    round: 'جولة جمع الصواني',
  },
  sounds: { trayInRoom: 'صينية في غرفة منذ وقت طويل' },
  help: {
    settings: 'تتبّع الصواني في الغرف وتذكير الموظفين بها.',
    codes: 'طباعة رموز QR على الطاولات والغرف والصواني واستبدالها.',
  },
}

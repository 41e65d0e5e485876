export const trayTypeLabels = { tray: 'سینی', trolly: 'عەرەبانە' }

export const trayStatusLabels = { active: 'لە ژوور', expired: 'کۆکراوەتەوە' }

export const trayReport = {
  sheet: 'سینییەکان',
  columns: {
    room: 'ژوور',
    venue: 'شوێن',
    timeZone: 'ناوچەی کات',
    tray: 'سینی',
    kind: 'جۆر',
    status: 'دۆخ',
    overnight: 'شەوماوە',
    order: 'داواکاری',
    linkedAt: 'کاتی بەستنەوە',
    linkedBy: 'کێ بەستییەوە',
    fetchedAt: 'کاتی کۆکردنەوە',
    fetchedBy: 'کێ کۆی کردەوە',
  },
  yes: 'بەڵێ',
  no: 'نەخێر',
  types: trayTypeLabels,
  statuses: trayStatusLabels,
}

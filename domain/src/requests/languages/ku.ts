export const requestTypeLabels = {
  talk: 'قسە لەگەڵ کارمەند',
  icebucket: 'داوای سەتڵی سەهۆڵ',
  bill: 'داوای حساب',
  food: 'تەواو بووم، خواردنەکە لاببەن',
  towel: 'داوای خاولی',
  tray: 'لابردنی سینی',
  card: 'هێنانی ئامێری کارت',
  cash: 'پارەدان بە کاش',
  online: 'پارەدانی ئۆنلاین',
  kitchen: 'داوای مەتبەخ',
  orderCancellation: 'هەڵوەشاندنەوەی داواکاری',
  custom: 'داوای تایبەت',
}

export const requestStatusLabels = { active: 'چاوەڕوان', completed: 'جێبەجێکراو', cancelled: 'بێ وەڵام' }

export const requestColumnLabels = {
  request: 'داوای خزمەت',
  venue: 'شوێن',
  timeZone: 'ناوچەی کات',
  table: 'مێز / ژوور',
  type: 'جۆر',
  order: 'داواکاری',
  status: 'دۆخ',
  createdAt: 'کاتی داوا',
  dueAt: 'وادە',
  takenBy: 'دراوە بە',
  takenAt: 'کاتی وەرگرتن',
  minutesUntilTaken: 'خولەک تا وەرگرتن',
  updatedBy: 'کێ نوێی کردەوە',
  endedAt: 'کاتی کۆتایی',
  minutesUntilEnded: 'خولەک تا کۆتایی',
  answers: 'وەڵامەکان',
  escalations: 'بەرزکرایەوە بۆ',
}

export const requestReport = {
  sheet: 'داوای خزمەت',
  columns: requestColumnLabels,
  types: requestTypeLabels,
  statuses: requestStatusLabels,
  roles: { manager: 'بەڕێوەبەر', orderTaker: 'وەرگری داواکاری', waiter: 'گارسۆن' },
  yes: 'بەڵێ',
  no: 'نەخێر',
}

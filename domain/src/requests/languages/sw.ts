export const requestColumnLabels = {
  request: 'Ombi',
  venue: 'Tawi',
  timeZone: 'Saa za eneo',
  table: 'Meza / Chumba',
  type: 'Aina',
  order: 'Oda',
  status: 'Hali',
  createdAt: 'Liliombwa',
  dueAt: 'Mwisho wake',
  takenBy: 'Aliyechukua',
  takenAt: 'Lilichukuliwa',
  minutesUntilTaken: 'Dakika hadi kuchukuliwa',
  updatedBy: 'Aliyebadilisha',
  endedAt: 'Liliisha',
  minutesUntilEnded: 'Dakika hadi kuisha',
  answers: 'Majibu',
  escalations: 'Limepandishwa kwa',
}

export const requestStatusLabels = { active: 'Liko wazi', completed: 'Limetimizwa', cancelled: 'Hakuna jibu' }

export const requestTypeLabels = {
  talk: 'Ongea na mhudumu',
  icebucket: 'Omba ndoo ya barafu',
  bill: 'Omba bili',
  food: 'Ondoa vyombo, nimemaliza',
  towel: 'Omba taulo',
  tray: 'Kukusanya trei',
  card: 'Leta mashine ya kadi',
  cash: 'Kulipa taslimu',
  online: 'Malipo ya mtandaoni',
  kitchen: 'Ombi la jikoni',
  orderCancellation: 'Kughairi oda',
  custom: 'Ombi maalum',
}

export const requestReport = {
  sheet: 'maombi',
  columns: requestColumnLabels,
  types: requestTypeLabels,
  statuses: requestStatusLabels,
  roles: { manager: 'Meneja', orderTaker: 'Mpokea oda', waiter: 'Mhudumu' },
  yes: 'Ndiyo',
  no: 'Hapana',
}

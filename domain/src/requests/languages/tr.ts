export const requestColumnLabels = {
  request: 'Talep',
  venue: 'İşletme',
  timeZone: 'Saat dilimi',
  table: 'Masa / Oda',
  type: 'Tür',
  order: 'Sipariş',
  status: 'Durum',
  createdAt: 'Talep saati',
  dueAt: 'Son saat',
  takenBy: 'Atanan',
  takenAt: 'Atanma saati',
  minutesUntilTaken: 'Atanana kadar dakika',
  updatedBy: 'Güncelleyen',
  endedAt: 'Bitiş saati',
  minutesUntilEnded: 'Bitene kadar dakika',
  answers: 'Yanıtlar',
  escalations: 'Yönlendirildi',
}

export const requestStatusLabels = { active: 'Etkin', completed: 'Tamamlandı', cancelled: 'Yanıt yok' }

export const requestTypeLabels = {
  talk: 'Personelle görüş',
  icebucket: 'Buz kovası iste',
  bill: 'Hesap iste',
  food: 'Yemeğim bitti, toplayın',
  towel: 'Havlu iste',
  tray: 'Tepsi toplama',
  card: 'POS cihazı getirin',
  cash: 'Nakit öde',
  online: 'Çevrimiçi ödeme',
  kitchen: 'Mutfak talebi',
  orderCancellation: 'Sipariş iptali',
  custom: 'Özel istek',
}

export const requestReport = {
  sheet: 'talepler',
  columns: requestColumnLabels,
  types: requestTypeLabels,
  statuses: requestStatusLabels,
  roles: { manager: 'Müdür', orderTaker: 'Sipariş görevlisi', waiter: 'Garson' },
  yes: 'Evet',
  no: 'Hayır',
}

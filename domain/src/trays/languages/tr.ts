export const trayStatusLabels = { active: 'Odada', expired: 'Toplandı' }

export const trayTypeLabels = { tray: 'Tepsi', trolly: 'Servis arabası' }

export const trayReport = {
  sheet: 'tepsiler',
  columns: {
    room: 'Oda',
    venue: 'İşletme',
    timeZone: 'Saat dilimi',
    tray: 'Tepsi',
    kind: 'Tür',
    status: 'Durum',
    overnight: 'Gece kalan',
    order: 'Sipariş',
    linkedAt: 'Bağlandı',
    linkedBy: 'Bağlayan',
    fetchedAt: 'Toplandı',
    fetchedBy: 'Toplayan',
  },
  yes: 'Evet',
  no: 'Hayır',
  types: trayTypeLabels,
  statuses: trayStatusLabels,
}

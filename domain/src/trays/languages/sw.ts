export const trayStatusLabels = { active: 'Chumbani', expired: 'Imekusanywa' }

export const trayTypeLabels = { tray: 'Trei', trolly: 'Toroli' }

export const trayReport = {
  sheet: 'trei',
  columns: {
    room: 'Chumba',
    venue: 'Tawi',
    timeZone: 'Saa za eneo',
    tray: 'Trei',
    kind: 'Aina',
    status: 'Hali',
    overnight: 'Ya usiku',
    order: 'Oda',
    linkedAt: 'Iliambatishwa',
    linkedBy: 'Aliyeambatisha',
    fetchedAt: 'Ilikusanywa',
    fetchedBy: 'Aliyekusanya',
  },
  yes: 'Ndiyo',
  no: 'Hapana',
  types: trayTypeLabels,
  statuses: trayStatusLabels,
}

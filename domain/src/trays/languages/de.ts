export const trayStatusLabels = { active: 'Im Zimmer', expired: 'Abgeholt' }

export const trayTypeLabels = { tray: 'Tablett', trolly: 'Wagen' }

export const trayReport = {
  sheet: 'Tabletts',
  columns: {
    room: 'Zimmer',
    venue: 'Betrieb',
    timeZone: 'Zeitzone',
    tray: 'Tablett',
    kind: 'Art',
    status: 'Status',
    overnight: 'Über Nacht',
    order: 'Bestellung',
    linkedAt: 'Zugeordnet um',
    linkedBy: 'Zugeordnet von',
    fetchedAt: 'Abgeholt um',
    fetchedBy: 'Abgeholt von',
  },
  yes: 'Ja',
  no: 'Nein',
  types: trayTypeLabels,
  statuses: trayStatusLabels,
}

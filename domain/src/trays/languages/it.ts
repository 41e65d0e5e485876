export const trayStatusLabels = { active: 'In camera', expired: 'Ritirato' }

export const trayTypeLabels = { tray: 'Vassoio', trolly: 'Carrello' }

export const trayReport = {
  sheet: 'vassoi',
  columns: {
    room: 'Camera',
    venue: 'Struttura',
    timeZone: 'Fuso orario',
    tray: 'Vassoio',
    kind: 'Tipo',
    status: 'Stato',
    overnight: 'Notturno',
    order: 'Ordine',
    linkedAt: 'Collegato alle',
    linkedBy: 'Collegato da',
    fetchedAt: 'Ritirato alle',
    fetchedBy: 'Ritirato da',
  },
  yes: 'Sì',
  no: 'No',
  types: trayTypeLabels,
  statuses: trayStatusLabels,
}

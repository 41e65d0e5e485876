export const requestColumnLabels = {
  request: 'Anfrage',
  venue: 'Betrieb',
  timeZone: 'Zeitzone',
  table: 'Tisch / Zimmer',
  type: 'Art',
  order: 'Bestellung',
  status: 'Status',
  createdAt: 'Angefragt um',
  dueAt: 'Fällig um',
  takenBy: 'Zuständig',
  takenAt: 'Übernommen um',
  minutesUntilTaken: 'Minuten bis Übernahme',
  updatedBy: 'Geändert von',
  endedAt: 'Beendet um',
  minutesUntilEnded: 'Minuten bis Ende',
  answers: 'Antworten',
  escalations: 'Eskaliert an',
}

export const requestStatusLabels = { active: 'Offen', completed: 'Erledigt', cancelled: 'Keine Antwort' }

export const requestTypeLabels = {
  talk: 'Personal sprechen',
  icebucket: 'Eiskübel bringen',
  bill: 'Rechnung bringen',
  food: 'Fertig, bitte abräumen',
  towel: 'Handtücher bringen',
  tray: 'Tablett abholen',
  card: 'Kartenterminal bringen',
  cash: 'Bar bezahlen',
  online: 'Online-Zahlung',
  kitchen: 'Anfrage der Küche',
  orderCancellation: 'Storno der Bestellung',
  custom: 'Besondere Anfrage',
}

export const requestReport = {
  sheet: 'Anfragen',
  columns: requestColumnLabels,
  types: requestTypeLabels,
  statuses: requestStatusLabels,
  roles: { manager: 'Leitung', orderTaker: 'Bestellannahme', waiter: 'Service' },
  yes: 'Ja',
  no: 'Nein',
}

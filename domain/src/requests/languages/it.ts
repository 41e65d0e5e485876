export const requestColumnLabels = {
  request: 'Richiesta',
  venue: 'Struttura',
  timeZone: 'Fuso orario',
  table: 'Tavolo / Camera',
  type: 'Tipo',
  order: 'Ordine',
  status: 'Stato',
  createdAt: 'Richiesta alle',
  dueAt: 'Scadenza',
  takenBy: 'Assegnata a',
  takenAt: 'Assegnata alle',
  minutesUntilTaken: 'Minuti fino all’assegnazione',
  updatedBy: 'Aggiornata da',
  endedAt: 'Conclusa alle',
  minutesUntilEnded: 'Minuti fino alla conclusione',
  answers: 'Risposte',
  escalations: 'Inoltrata a',
}

export const requestStatusLabels = { active: 'Attiva', completed: 'Risolta', cancelled: 'Senza risposta' }

export const requestTypeLabels = {
  talk: 'Parla con il personale',
  icebucket: 'Secchiello del ghiaccio',
  bill: 'Chiedi il conto',
  food: 'Ho finito, sparecchiate',
  towel: 'Asciugamani',
  tray: 'Ritiro vassoi',
  card: 'Porta il POS',
  cash: 'Paga in contanti',
  online: 'Pagamento online',
  kitchen: 'Richiesta cucina',
  orderCancellation: 'Annullamento ordine',
  custom: 'Richiesta speciale',
}

export const requestReport = {
  sheet: 'richieste',
  columns: requestColumnLabels,
  types: requestTypeLabels,
  statuses: requestStatusLabels,
  roles: { manager: 'Responsabile', orderTaker: 'Addetto ordini', waiter: 'Cameriere' },
  yes: 'Sì',
  no: 'No',
}

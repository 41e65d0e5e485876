export const requestColumnLabels = {
  request: 'Demande',
  venue: 'Établissement',
  timeZone: 'Fuseau horaire',
  table: 'Table / Chambre',
  type: 'Type',
  order: 'Commande',
  status: 'Statut',
  createdAt: 'Demandé à',
  dueAt: 'À faire avant',
  takenBy: 'Attribuée à',
  takenAt: 'Attribuée le',
  minutesUntilTaken: 'Minutes avant attribution',
  updatedBy: 'Modifiée par',
  endedAt: 'Finie à',
  minutesUntilEnded: 'Minutes avant la fin',
  answers: 'Réponses',
  escalations: 'Escaladée à',
}

export const requestStatusLabels = { active: 'Ouverte', completed: 'Traitée', cancelled: 'Sans réponse' }

export const requestTypeLabels = {
  talk: 'Parler au personnel',
  icebucket: 'Seau à glace',
  bill: 'Demander l’addition',
  food: 'J’ai fini, débarrassez',
  towel: 'Serviettes',
  tray: 'Ramassage des plateaux',
  card: 'Apporter le terminal CB',
  cash: 'Payer en espèces',
  online: 'Paiement en ligne',
  kitchen: 'Demande de la cuisine',
  orderCancellation: 'Annulation de commande',
  custom: 'Demande particulière',
}

export const requestReport = {
  sheet: 'demandes',
  columns: requestColumnLabels,
  types: requestTypeLabels,
  statuses: requestStatusLabels,
  roles: { manager: 'Responsable', orderTaker: 'Prise de commande', waiter: 'Serveur' },
  yes: 'Oui',
  no: 'Non',
}

export const trayStatusLabels = { active: 'En chambre', expired: 'Ramassé' }

export const trayTypeLabels = { tray: 'Plateau', trolly: 'Chariot' }

export const trayReport = {
  sheet: 'plateaux',
  columns: {
    room: 'Chambre',
    venue: 'Établissement',
    timeZone: 'Fuseau horaire',
    tray: 'Plateau',
    kind: 'Type',
    status: 'Statut',
    overnight: 'De la veille',
    order: 'Commande',
    linkedAt: 'Associé à',
    linkedBy: 'Associé par',
    fetchedAt: 'Ramassé à',
    fetchedBy: 'Ramassé par',
  },
  yes: 'Oui',
  no: 'Non',
  types: trayTypeLabels,
  statuses: trayStatusLabels,
}

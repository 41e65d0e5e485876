export const translations = {
  setup: {
    title: 'Réglages établissement',
  },
  screens: {
    settings: 'Réglages',
  },
  roles: {
    admin: 'Administrateur',
    organization: 'Organisation',
    supermanager: 'Superviseur',
    manager: 'Responsable',
    orderTaker: 'Prise de commande',
    waiter: 'Serveur',
    chief: 'Cuisine',
    marketing: 'Marketing',
    finance: 'Comptabilité',
    guest: 'Client',
    machine: 'Système',
  },
}

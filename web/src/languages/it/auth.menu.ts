export const translations = {
  setup: {
    title: 'Impostazioni struttura',
  },
  screens: {
    settings: 'Impostazioni',
  },
  roles: {
    admin: 'Amministratore',
    organization: 'Organizzazione',
    supermanager: 'Supervisore',
    manager: 'Responsabile',
    orderTaker: 'Addetto ordini',
    waiter: 'Cameriere',
    chief: 'Cucina',
    marketing: 'Marketing',
    finance: 'Contabilità',
    guest: 'Ospite',
    machine: 'Sistema',
  },
}

export const translations = {
  setup: { title: 'Betriebseinstellungen' },
  screens: { settings: 'Einstellungen' },
  roles: {
    admin: 'Admin',
    organization: 'Zentrale',
    supermanager: 'Gesamtleitung',
    manager: 'Leitung',
    orderTaker: 'Bestellannahme',
    waiter: 'Service',
    chief: 'Küche',
    marketing: 'Marketing',
    finance: 'Finanzen',
    guest: 'Gast',
    machine: 'System',
  },
}

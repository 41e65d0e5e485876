export const translations = {
  setup: {
    title: 'Mipangilio ya tawi',
  },
  screens: {
    settings: 'Mipangilio',
  },
  roles: {
    admin: 'Msimamizi',
    organization: 'Shirika',
    supermanager: 'Meneja mkuu',
    manager: 'Meneja',
    orderTaker: 'Mpokea oda',
    waiter: 'Mhudumu',
    chief: 'Jiko',
    marketing: 'Masoko',
    finance: 'Fedha',
    guest: 'Mgeni',
    machine: 'Mfumo',
  },
}

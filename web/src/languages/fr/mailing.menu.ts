export const translations = {
  screens: { mailing: 'Campagnes', contacts: 'Liste de contacts', one: 'Campagne' },
  help: { mailing: 'E-mails aux clients qui ont donné leur accord : contacts, messages dans leurs langues et envois.' },
}

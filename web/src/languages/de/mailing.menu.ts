export const translations = {
  screens: { mailing: 'Rundmails', contacts: 'Kontakte', one: 'Rundmail' },
  help: {
    mailing: 'E-Mails an Gäste, die eingewilligt haben: Kontakte, Nachrichten in ihren Sprachen und Gesendetes.',
  },
}

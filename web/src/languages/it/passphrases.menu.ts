export const translations = {
  screens: {
    passphrases: 'Passphrase',
  },
  help: {
    passphrases:
      'Le parole segrete per l’accesso al personale, le modifiche al menu e lo spostamento di una categoria.',
  },
}

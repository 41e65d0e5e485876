export const translations = {
  screens: {
    devices: 'Appareils partagés',
    who: 'Qui est-ce ?',
  },
  help: {
    devices: 'Tablettes utilisées à plusieurs : chacun prend la main avec son PIN.',
  },
  switchPerson: 'Changer de personne',
  switchQuestion: 'Changer de personne maintenant ?',
  switchUnsaved: 'Cet écran contient une saisie non enregistrée.',
}

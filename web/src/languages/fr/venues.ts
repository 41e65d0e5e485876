export const translations = {
  picker: 'Établissement',
  all: 'Tous les établissements',
  searching: 'Recherche…',
  noneFound: 'Aucun établissement trouvé.',
  more_one: 'Encore {{shown}} établissement. Saisissez une partie de son nom.',
  more_many: 'Encore {{shown}} d’établissements. Saisissez une partie du nom.',
  more_other: 'Encore {{shown}} établissements. Saisissez une partie du nom.',
}

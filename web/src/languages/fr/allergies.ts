import { translations as menuTranslations } from './allergies.menu.ts'

export const translations = {
  ...menuTranslations,
  edit: 'Modifier les mots',
  hint: 'Les commentaires avec ces mots sont signalés comme allergies sur les écrans et les bons de cuisine.',
  known:
    'Brigade connaît les mots courants en neuf langues, comme « allergie », « cœliaque » et « sans fruits à coque ». N’ajoutez que les mots absents.',
  list: 'Mots de l’établissement',
  empty: 'Aucun mot ajouté.',
  emptyText: 'Seuls les mots que Brigade connaît signalent les commentaires.',
  field: 'Mots',
  fieldHint: 'Un mot par ligne. « lait » trouve aussi « laitue ».',
  from: 'Valable aussitôt, aussi pour les commandes en cours.',
  saved: 'Mots d’allergie enregistrés.',
  problems: {
    allergyWordEmpty: '« {{word}} » : écrivez au moins {{least}} lettres.',
    allergyWordTooLong: '« {{word}} » : écrivez au plus {{most}} lettres.',
    allergyWordTwice: '« {{word}} » est déjà dans la liste.',
    allergyWordsTooMany: '{{most}} mots au plus. Il y en a {{count}}.',
  },
}

import { translations as menuTranslations } from './presets.menu.ts'

export const translations = {
  ...menuTranslations,
  hint: 'Noms des groupes d’options dans tous les établissements. Les groupes existants gardent leur nom si vous le changez ici.',
  list: 'Noms de groupe dans l’ordre',
  add: 'Ajouter un nom',
  edit: 'Renommer',
  editOf: 'Renommer {{name}}',
  remove: 'Supprimer',
  removeOf: 'Supprimer {{name}}',
  up: 'Monter {{name}}',
  down: 'Descendre {{name}}',
  empty: 'Aucun nom.',
  emptyText: 'Sans nom ici, seuls les administrateurs peuvent créer des groupes d’options.',
  addTitle: 'Nouveau nom de groupe',
  editTitle: 'Renommer {{name}}',
  en: 'Nom en anglais',
  ar: 'Nom en arabe',
  save: 'Enregistrer',
  missing: 'Le nom en {{language}} est obligatoire !',
  english: 'Anglais',
  arabic: 'Arabe',
  removeQuestion: 'Voulez-vous vraiment supprimer ?',
  removeText:
    'Ensuite, seuls les administrateurs pourront donner ce nom à de nouveaux groupes. Les groupes existants le gardent.',
  moved: '{{name}} est maintenant {{place}} sur {{count}}.',
  said: {
    added: 'Nom de groupe ajouté.',
    changed: 'Nom de groupe modifié.',
    removed: 'Nom de groupe supprimé.',
  },
}

import { translations as menuTranslations } from './passphrases.menu.ts'

export const translations = {
  ...menuTranslations,
  title: {
    staffAccess: 'Phrase secrète du personnel',
    menuEdit: 'Phrase secrète de la carte',
    categoryMove: 'Phrase secrète de déplacement',
  },
  hint: 'Valable cinq minutes.',
  field: 'Phrase secrète',
  missing: 'Saisissez la phrase secrète.',
  submit: 'Continuer',
  locked: 'Trop d’essais. Réessayez dans {{seconds}} s.',
  wrong: 'Phrase secrète fausse !',
  notSet: 'Cet établissement n’a pas encore de phrase secrète pour cela. Demandez à un administrateur.',
  settings: {
    title: 'Phrases secrètes',
    of: 'Phrases secrètes de {{venue}}',
    hint: 'Laissez vide pour garder. Changer une phrase secrète met fin aux accès en cours.',
    isSet: 'Définie. Elle ne peut pas être relue.',
    isNotSet: 'Non définie. Seuls les rôles exemptés ont accès.',
    unchanged: 'Inchangée',
    none: 'Aucune',
    showOf: 'Afficher : {{name}}',
    blank: 'Une phrase secrète ne peut pas être vide.',
    tooShort: 'Au moins quatre caractères.',
    save: 'Enregistrer',
    said: 'Phrases secrètes enregistrées.',
  },
  notGiven: 'Rien n’a été changé. Saisissez d’abord la phrase secrète.',
}

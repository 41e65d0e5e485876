import { translations as menuTranslations } from './passphrases.menu.ts'

export const translations = {
  ...menuTranslations,
  title: {
    staffAccess: 'Kauli ya wafanyakazi',
    menuEdit: 'Kauli ya menyu',
    categoryMove: 'Kauli ya kuhamisha kategoria',
  },
  hint: 'Hutumika kwa dakika tano.',
  field: 'Kauli ya siri',
  missing: 'Weka kauli ya siri.',
  submit: 'Endelea',
  locked: 'Umejaribu mara nyingi mno. Jaribu tena baada ya sek. {{seconds}}.',
  wrong: 'Kauli ya siri si sahihi!',
  notSet: 'Tawi hili bado halina kauli ya siri ya hili. Mwombe msimamizi aiweke.',
  settings: {
    title: 'Kauli za siri',
    of: 'Kauli za siri za {{venue}}',
    hint: 'Acha tupu kubakiza. Ukibadilisha kauli ya siri, ruhusa za wote za sasa huisha.',
    isSet: 'Imewekwa. Haiwezi kusomwa tena.',
    isNotSet: 'Haijawekwa. Ni nyadhifa zisizohitaji tu zenye ruhusa.',
    unchanged: 'Haijabadilika',
    none: 'Bado hakuna',
    showOf: 'Onyesha: {{name}}',
    blank: 'Kauli ya siri haiwezi kuwa tupu.',
    tooShort: 'Tumia angalau herufi nne.',
    save: 'Hifadhi',
    said: 'Kauli za siri zimehifadhiwa.',
  },
  notGiven: 'Hakuna kilichobadilishwa. Weka kauli ya siri kwanza.',
}

import { translations as menuTranslations } from './presets.menu.ts'

export const translations = {
  ...menuTranslations,
  hint: 'Majina ya makundi ya machaguo katika matawi yote. Makundi yaliyopo hubaki na jina lake ukilibadilisha hapa.',
  list: 'Majina ya makundi kwa mpangilio',
  add: 'Ongeza jina',
  edit: 'Badilisha',
  editOf: 'Badilisha jina {{name}}',
  remove: 'Futa',
  removeOf: 'Futa {{name}}',
  up: 'Sogeza {{name}} juu',
  down: 'Sogeza {{name}} chini',
  empty: 'Bado hakuna majina.',
  emptyText: 'Hadi uongeze moja, ni wasimamizi tu wanaoweza kuunda makundi ya machaguo.',
  addTitle: 'Jina jipya la kundi',
  editTitle: 'Badilisha jina {{name}}',
  en: 'Jina kwa Kiingereza',
  ar: 'Jina kwa Kiarabu',
  save: 'Hifadhi',
  missing: 'Jina kwa {{language}} linahitajika!',
  english: 'Kiingereza',
  arabic: 'Kiarabu',
  removeQuestion: 'Una uhakika unataka kufuta?',
  removeText:
    'Baada ya hapa ni wasimamizi tu wanaoweza kutumia jina hili kwa makundi mapya. Makundi yaliyopo hubaki nalo.',
  moved: '{{name}} sasa ni {{place}} kati ya {{count}}.',
  said: {
    added: 'Jina la kundi limeongezwa.',
    changed: 'Jina la kundi limebadilishwa.',
    removed: 'Jina la kundi limefutwa.',
  },
}

import { translations as menuTranslations } from './pausing.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    endPauses: 'Sipariş duraklatmasının sonu',
  },
  hint: 'Duraklatma bitene kadar misafirler sipariş veremez. Personel verebilir.',
  venue: 'Tüm işletme',
  menus: 'Bir menü',
  noMenus: 'Bu işletmede menü yok.',
  for: {
    quarter: '15 dk',
    half: '30 dk',
    hour: '60 dk',
    open: 'Sürdürülene kadar',
  },
  forOf: 'Duraklat: {{name}}, {{span}}',
  by: '{{who}} duraklattı, {{time}}',
}

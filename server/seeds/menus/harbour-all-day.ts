import type { MenuSeed } from '../menu-seed.ts'
import { harbourDesserts } from './harbour-desserts.ts'
import { harbourMains } from './harbour-mains.ts'
import { harbourStarters } from './harbour-starters.ts'

export const harbourAllDay: MenuSeed = {
  name: {
    en: 'All-Day Dining',
    ar: 'قائمة طوال اليوم',
    de: 'Ganztägige Karte',
    it: 'Tutto il giorno',
    ru: 'Меню на весь день',
    fr: 'Carte toute la journée',
    ku: 'خواردنی هەموو ڕۆژ',
    sw: 'Chakula cha siku nzima',
    tr: 'Tüm Gün Menüsü',
  },
  hasMenuForm: true,
  categories: [...harbourStarters, ...harbourMains, ...harbourDesserts],
}

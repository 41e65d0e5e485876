import type { MenuSeed } from '../menu-seed.ts'
import { extraCheese, vanillaScoop } from './choices.ts'

export const harbourChildren: MenuSeed = {
  name: {
    en: 'Little Guests',
    ar: 'ضيوفنا الصغار',
    de: 'Kleine Gäste',
    it: 'Piccoli ospiti',
    ru: 'Маленькие гости',
    fr: 'Petits invités',
    ku: 'میوانە بچووکەکان',
    sw: 'Wageni wadogo',
    tr: 'Küçük Misafirler',
  },
  items: [
    {
      name: {
        en: 'Mini Cheeseburgers',
        ar: 'ميني تشيز برجر',
        de: 'Mini-Cheeseburger',
        fr: 'Mini-cheeseburgers',
        ru: 'Мини-чизбургеры',
      },
      description: {
        en: 'Two small ones with fries and carrot sticks',
        ar: 'قطعتان صغيرتان مع بطاطس مقلية وأعواد الجزر',
      },
      price: 36,
      minutes: 14,
      calories: 520,
      picture: 'burger',
      sides: [extraCheese(6)],
    },
    {
      name: {
        en: 'Macaroni and Cheese',
        ar: 'معكرونة بالجبنة',
        de: 'Makkaroni mit Käse',
        fr: 'Macaronis au fromage',
        ru: 'Макароны с сыром',
        it: 'Maccheroni al formaggio',
      },
      description: { en: 'Soft and golden, with peas if you like', ar: 'طرية وذهبية، مع البازلاء إن أحببت' },
      price: 32,
      minutes: 12,
      calories: 480,
      picture: 'pasta',
      sides: [extraCheese(6)],
    },
    {
      name: {
        en: 'Fish Fingers',
        ar: 'أصابع السمك',
        de: 'Fischstäbchen',
        fr: 'Bâtonnets de poisson',
        ru: 'Рыбные палочки',
      },
      description: { en: 'Made here, with mashed potato and lemon', ar: 'من صنع مطبخنا مع بطاطس مهروسة وليمون' },
      price: 38,
      minutes: 14,
      calories: 430,
      picture: 'fish',
    },
    {
      name: { en: 'Banana Split', ar: 'بانانا سبليت', de: 'Bananensplit', fr: 'Banana split', ru: 'Банана-сплит' },
      description: {
        en: 'Three scoops, chocolate sauce and a cherry',
        ar: 'ثلاث كرات آيس كريم مع صلصة الشوكولاتة والكرز',
      },
      price: 28,
      minutes: 6,
      calories: 420,
      picture: 'ice-cream',
      discount: { price: 22 },
      sides: [vanillaScoop(8)],
    },
  ],
}

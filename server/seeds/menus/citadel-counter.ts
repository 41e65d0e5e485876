import type { MenuSeed } from '../menu-seed.ts'
import { milkChoice, sizeChoice } from './choices.ts'

export const citadelCounter: MenuSeed = {
  name: { en: 'At the Counter', ar: 'على المنضدة', ku: 'لەسەر مێز' },
  categories: [
    {
      name: { en: 'Coffee & Tea', ar: 'القهوة والشاي', ku: 'قاوە و چا' },
      picture: 'coffee',
      items: [
        {
          name: { en: 'Espresso', ar: 'إسبريسو', ku: 'ئێسپرێسۆ' },
          description: { en: 'Short and strong', ar: 'قصيرة وقوية' },
          price: 2500,
          minutes: 3,
          picture: 'coffee',
        },
        {
          name: { en: 'Latte', ar: 'لاتيه', ku: 'لاتێ' },
          description: { en: 'Espresso with steamed milk', ar: 'إسبريسو مع حليب مبخّر' },
          price: 4000,
          minutes: 4,
          calories: 180,
          picture: 'coffee',
          groups: [milkChoice(1000), sizeChoice(750)],
        },
        {
          name: { en: 'Kurdish Coffee', ar: 'قهوة كردية', ku: 'قاوەی کوردی' },
          description: { en: 'From roasted terebinth, caffeine-free', ar: 'من حبّ البطم المحمّص، خالية من الكافيين' },
          price: 3500,
          minutes: 6,
          picture: 'coffee',
          isRecommendable: true,
        },
        {
          name: { en: 'Black Tea', ar: 'شاي أسود', ku: 'چای ڕەش' },
          description: { en: 'In a small glass, with sugar', ar: 'في كأس صغيرة مع السكر' },
          price: 1000,
          minutes: 3,
          picture: 'tea',
        },
      ],
    },
    {
      name: { en: 'Sweet & Savoury', ar: 'حلو ومالح', ku: 'شیرین و سوێر' },
      picture: 'bakery',
      items: [
        {
          name: { en: 'Date Kleicha', ar: 'كليجة بالتمر', ku: 'کولێچەی خورما' },
          description: { en: 'Cardamom biscuits with dates, three pieces', ar: 'ثلاث قطع من بسكويت الهيل بالتمر' },
          price: 3000,
          minutes: 2,
          calories: 330,
          picture: 'bakery',
        },
        {
          name: { en: 'Baklava', ar: 'بقلاوة', ku: 'پاقڵاوە' },
          description: { en: 'With pistachio, two pieces', ar: 'بالفستق، قطعتان' },
          price: 3500,
          minutes: 2,
          calories: 380,
          picture: 'cake',
        },
        {
          name: { en: 'Cheese Samoon', ar: 'صمون بالجبن', ku: 'سەموونی پەنیر' },
          description: { en: 'Warm diamond bread with white cheese and herbs', ar: 'صمون ساخن مع الجبن الأبيض والأعشاب' },
          price: 3250,
          minutes: 5,
          calories: 420,
          picture: 'bakery',
        },
      ],
    },
  ],
}

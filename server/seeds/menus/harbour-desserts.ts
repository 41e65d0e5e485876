import type { CategorySeed } from '../menu-seed.ts'
import { vanillaScoop } from './choices.ts'

/** The desserts of the hotel. */
export const harbourDesserts: readonly CategorySeed[] = [
  {
    name: {
      en: 'Desserts',
      ar: 'الحلويات',
      de: 'Desserts',
      it: 'Dolci',
      ru: 'Десерты',
      fr: 'Desserts',
      ku: 'شیرینی',
      sw: 'Vitindamlo',
      tr: 'Tatlılar',
    },
    picture: 'cake',
    items: [
      {
        name: { en: 'Umm Ali', ar: 'أم علي', de: 'Umm Ali', fr: 'Oum Ali', ru: 'Умм Али' },
        description: {
          en: 'Warm puff pastry pudding with milk, nuts and raisins',
          ar: 'حلوى دافئة من رقائق العجين مع الحليب والمكسّرات والزبيب',
        },
        price: 36,
        minutes: 12,
        calories: 520,
        picture: 'cake',
        isRecommendable: true,
        sides: [vanillaScoop(12)],
      },
      {
        name: {
          en: 'Kunafa with Cheese',
          ar: 'كنافة بالجبن',
          de: 'Kunafa mit Käse',
          fr: 'Knafeh au fromage',
          ru: 'Кнафе с сыром',
          tr: 'Peynirli Künefe',
          ku: 'کنافەی پەنیر',
        },
        description: {
          en: 'Crisp pastry, sweet cheese, rose syrup and pistachio',
          ar: 'عجينة مقرمشة وجبنة حلوة وقطر بماء الورد وفستق',
        },
        price: 38,
        minutes: 12,
        calories: 580,
        picture: 'cake',
        sides: [vanillaScoop(12)],
      },
      {
        name: {
          en: 'Warm Chocolate Fondant',
          ar: 'فوندان الشوكولاتة',
          de: 'Warmer Schokoladenkuchen',
          fr: 'Moelleux au chocolat',
          ru: 'Шоколадный фондан',
          it: 'Tortino al cioccolato',
        },
        description: { en: 'With a soft heart and vanilla ice cream', ar: 'بقلب ذائب مع آيس كريم الفانيليا' },
        price: 42,
        minutes: 15,
        calories: 640,
        picture: 'cake',
        discount: { price: 32, hours: ['15', '16', '17', '18'] },
        sides: [vanillaScoop(12)],
      },
      {
        name: {
          en: 'Three Scoops of Ice Cream',
          ar: 'ثلاث كرات آيس كريم',
          de: 'Drei Kugeln Eis',
          fr: 'Trois boules de glace',
          ru: 'Три шарика мороженого',
          it: 'Tre palline di gelato',
        },
        description: {
          en: 'Vanilla, chocolate, pistachio or strawberry',
          ar: 'فانيليا أو شوكولاتة أو فستق أو فراولة',
        },
        price: 30,
        minutes: 4,
        calories: 350,
        picture: 'ice-cream',
      },
    ],
  },
]

import type { MenuSeed } from '../menu-seed.ts'
import { avocado, eggStyle, extraBread, friesOrSalad, turkeyBacon } from './choices.ts'

export const oliveBrunch: MenuSeed = {
  name: {
    en: 'Weekend Brunch',
    ar: 'برنش نهاية الأسبوع',
    it: 'Brunch del weekend',
    fr: 'Brunch du week-end',
    de: 'Wochenend-Brunch',
  },
  days: ['Saturday', 'Sunday'],
  categories: [
    {
      name: { en: 'Brunch Plates', ar: 'أطباق البرنش', it: 'Piatti del brunch', fr: 'Assiettes du brunch' },
      picture: 'eggs',
      items: [
        {
          name: { en: 'Green Shakshuka', ar: 'شكشوكة خضراء', it: 'Shakshuka verde', fr: 'Chakchouka verte' },
          description: {
            en: 'Eggs in spinach, leek and herbs, with feta',
            ar: 'بيض مع السبانخ والكرّاث والأعشاب وجبنة الفيتا',
          },
          price: 17,
          minutes: 14,
          calories: 410,
          picture: 'eggs',
          isRecommendable: true,
          sides: [avocado(3.5), extraBread(3)],
        },
        {
          name: { en: 'Steak and Eggs', ar: 'ستيك مع البيض', it: 'Bistecca e uova', fr: 'Steak et œufs' },
          description: { en: 'Hanger steak, two eggs and potatoes', ar: 'ستيك هانغر وبيضتان وبطاطس' },
          price: 26,
          minutes: 18,
          calories: 820,
          picture: 'grill',
          groups: [eggStyle],
        },
        {
          name: {
            en: 'Egg and Cheese on Brioche',
            ar: 'بيض وجبنة في البريوش',
            it: 'Uova e formaggio in brioche',
            fr: 'Œuf et fromage en brioche',
          },
          description: { en: 'Soft eggs, cheddar and tomato jam', ar: 'بيض طري وجبنة شيدر ومربّى الطماطم' },
          price: 13.5,
          minutes: 10,
          calories: 560,
          picture: 'sandwich',
          groups: [friesOrSalad(2)],
          sides: [turkeyBacon(4)],
        },
      ],
    },
    {
      name: { en: 'Sweet Brunch', ar: 'برنش حلو', it: 'Brunch dolce', fr: 'Brunch sucré' },
      picture: 'pancakes',
      items: [
        {
          name: {
            en: 'Ricotta Pancakes',
            ar: 'بان كيك بالريكوتا',
            it: 'Pancake alla ricotta',
            fr: 'Pancakes à la ricotta',
          },
          description: { en: 'Lemon, blueberries and maple syrup', ar: 'ليمون وتوت أزرق وشراب القيقب' },
          price: 15,
          minutes: 12,
          calories: 640,
          picture: 'pancakes',
        },
        {
          name: {
            en: 'Yogurt, Figs and Granola',
            ar: 'لبن وتين وجرانولا',
            it: 'Yogurt, fichi e granola',
            fr: 'Yaourt, figues et granola',
          },
          description: { en: 'Greek yogurt, honey and toasted seeds', ar: 'لبن يوناني وعسل وبذور محمّصة' },
          price: 12,
          minutes: 5,
          calories: 380,
          ecoTag: 'organic',
          picture: 'fruit-bowl',
        },
        {
          name: { en: 'Cinnamon Bun', ar: 'كعكة القرفة', it: 'Girella alla cannella', fr: 'Roulé à la cannelle' },
          description: { en: 'Warm, with cardamom icing', ar: 'دافئة مع طبقة سكر بالهيل' },
          price: 6,
          minutes: 5,
          calories: 470,
          picture: 'bakery',
        },
      ],
    },
  ],
}

import type { MenuSeed } from '../menu-seed.ts'
import { extraBread, garlicSauce, spiceLevel, vanillaScoop } from './choices.ts'

export const jasmineKitchen: MenuSeed = {
  name: { en: 'Kitchen & Terrace', ar: 'المطبخ والشرفة', fr: 'Cuisine et terrasse' },
  categories: [
    {
      name: { en: 'To Begin', ar: 'للبداية', fr: 'Pour commencer' },
      picture: 'mezze',
      items: [
        {
          name: { en: 'Hummus Beiruti', ar: 'حمّص بيروتي', fr: 'Houmous à la beyrouthine' },
          description: { en: 'With garlic, parsley and chilli', ar: 'بالثوم والبقدونس والفلفل الحار' },
          price: 2.25,
          minutes: 6,
          calories: 310,
          ecoTag: 'vegan',
          picture: 'mezze',
          sides: [extraBread(0.35)],
        },
        {
          name: { en: 'Jarjeer Salad', ar: 'سلطة الجرجير', fr: 'Salade de roquette' },
          description: { en: 'Rocket, onion, sumac and lemon', ar: 'جرجير وبصل وسمّاق وليمون' },
          price: 2.475,
          minutes: 6,
          calories: 120,
          ecoTag: 'vegan',
          picture: 'salad',
        },
        {
          name: { en: 'Lentil Soup', ar: 'شوربة عدس', fr: 'Soupe de lentilles' },
          description: { en: 'With cumin and fried bread', ar: 'بالكمون والخبز المقلي' },
          price: 1.95,
          minutes: 8,
          calories: 240,
          ecoTag: 'vegan',
          picture: 'soup',
          sides: [extraBread(0.35)],
        },
      ],
    },
    {
      name: { en: 'Plates', ar: 'الأطباق', fr: 'Plats' },
      picture: 'rice',
      items: [
        {
          name: { en: 'Mansaf', ar: 'منسف', fr: 'Mansaf' },
          description: {
            en: 'Lamb in jameed sauce on rice, with almonds',
            ar: 'لحم غنم بصلصة الجميد على الأرز مع اللوز',
          },
          price: 9.75,
          minutes: 25,
          calories: 980,
          picture: 'rice',
          isRecommendable: true,
        },
        {
          name: { en: 'Maqluba with Chicken', ar: 'مقلوبة بالدجاج', fr: 'Maqlouba au poulet' },
          description: {
            en: 'Rice, aubergine and cauliflower, turned over at the table',
            ar: 'أرز وباذنجان وقرنبيط تُقلَب على الطاولة',
          },
          price: 7.5,
          minutes: 22,
          calories: 820,
          picture: 'rice',
        },
        {
          name: { en: 'Shish Tawook', ar: 'شيش طاووق', fr: 'Chich taouk' },
          description: { en: 'Two skewers with garlic sauce and fries', ar: 'سيخان مع صلصة الثوم والبطاطس المقلية' },
          price: 6.825,
          minutes: 18,
          calories: 640,
          picture: 'grill',
          groups: [spiceLevel],
          sides: [garlicSauce(0.275), extraBread(0.35)],
        },
      ],
    },
    {
      name: { en: 'Sweets & Drinks', ar: 'حلويات ومشروبات', fr: 'Douceurs et boissons' },
      picture: 'cake',
      items: [
        {
          name: { en: 'Kunafa Nabulsieh', ar: 'كنافة نابلسية', fr: 'Knafeh de Naplouse' },
          description: { en: 'Warm, with sweet cheese and syrup', ar: 'دافئة بالجبن الحلو والقطر' },
          price: 2.65,
          minutes: 10,
          calories: 560,
          picture: 'cake',
          sides: [vanillaScoop(0.9)],
        },
        {
          name: { en: 'Tea with Sage', ar: 'شاي بالميرمية', fr: 'Thé à la sauge' },
          description: { en: 'A pot for two', ar: 'إبريق لشخصين' },
          price: 1.125,
          minutes: 5,
          picture: 'tea',
        },
        {
          name: { en: 'Lemon with Mint', ar: 'ليمون بالنعناع', fr: 'Citron à la menthe' },
          description: { en: 'Blended with ice', ar: 'مخفوق مع الثلج' },
          price: 1.875,
          minutes: 5,
          calories: 90,
          picture: 'juice',
        },
      ],
    },
  ],
}

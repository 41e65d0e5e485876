import type { MenuSeed } from '../menu-seed.ts'
import { sizeChoice, spiceLevel } from './choices.ts'

export const mbuyuTerrace: MenuSeed = {
  name: { en: 'Beach Terrace', ar: 'شرفة الشاطئ', sw: 'Baraza la ufukweni' },
  categories: [
    {
      name: { en: 'From the Coals', ar: 'من الجمر', sw: 'Kutoka kwenye makaa' },
      picture: 'grill',
      items: [
        {
          name: { en: 'Beef Mishkaki', ar: 'مشكاكي لحم', sw: 'Mishkaki ya nyama' },
          description: {
            en: 'Three skewers with tamarind sauce',
            ar: 'ثلاثة أسياخ مع صلصة التمر الهندي',
            sw: 'Mishkaki mitatu na mchuzi wa ukwaju',
          },
          price: 12000,
          minutes: 15,
          calories: 480,
          picture: 'grill',
          isRecommendable: true,
          groups: [spiceLevel],
        },
        {
          name: { en: 'Grilled Octopus', ar: 'أخطبوط مشوي', sw: 'Pweza wa kuchoma' },
          description: {
            en: 'With lime, chilli and kachumbari',
            ar: 'مع الليمون والفلفل الحار والكاتشومباري',
            sw: 'Na ndimu, pilipili na kachumbari',
          },
          price: 18500,
          minutes: 18,
          calories: 360,
          picture: 'fish',
        },
        {
          name: { en: 'Coconut Fish Curry', ar: 'كاري سمك بجوز الهند', sw: 'Samaki wa kupaka' },
          description: { en: 'With coconut rice', ar: 'مع أرز بجوز الهند', sw: 'Na wali wa nazi' },
          price: 21000,
          minutes: 20,
          calories: 620,
          picture: 'rice',
          groups: [spiceLevel],
        },
        {
          name: { en: 'Chips Mayai', ar: 'عجّة البطاطس', sw: 'Chipsi mayai' },
          description: {
            en: 'Potato omelette with kachumbari',
            ar: 'عجّة بالبطاطس مع الكاتشومباري',
            sw: 'Chipsi na mayai pamoja na kachumbari',
          },
          price: 8000,
          minutes: 12,
          calories: 560,
          picture: 'eggs',
        },
      ],
    },
    {
      name: { en: 'Cold Drinks', ar: 'مشروبات باردة', sw: 'Vinywaji baridi' },
      picture: 'juice',
      items: [
        {
          name: { en: 'Passion Juice', ar: 'عصير فاكهة الآلام', sw: 'Juisi ya pasheni' },
          description: { en: 'Freshly pressed', ar: 'معصور طازجًا', sw: 'Imekamuliwa sasa hivi' },
          price: 5000,
          minutes: 4,
          calories: 120,
          ecoTag: 'vegan',
          picture: 'juice',
          groups: [sizeChoice(2000)],
        },
        {
          name: { en: 'Young Coconut', ar: 'جوز هند طازج', sw: 'Dafu' },
          description: { en: 'Opened at your table', ar: 'تُفتح على طاولتك', sw: 'Linafunguliwa mezani kwako' },
          price: 4000,
          minutes: 3,
          calories: 90,
          ecoTag: 'vegan',
          picture: 'water',
        },
        {
          name: { en: 'Spiced Ginger Tea', ar: 'شاي بالزنجبيل', sw: 'Chai ya tangawizi' },
          description: { en: 'With milk and cardamom', ar: 'بالحليب والهيل', sw: 'Na maziwa na iliki' },
          price: 3500,
          minutes: 6,
          calories: 110,
          picture: 'tea',
        },
      ],
    },
  ],
}

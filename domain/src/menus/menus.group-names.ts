import type { LocalText } from '../kit/languages.ts'

/** The preset names of modifier groups in a new Brigade; admins can change them. (spec 2, §9) */
export const presetGroupNames = [
  { en: 'Size', ar: 'الحجم' },
  { en: 'Choose Your Coffee', ar: 'اختر قهوتك' },
  { en: 'Choose Your Milk', ar: 'اختر نوع الحليب' },
  { en: 'Choose Your Tea', ar: 'اختر الشاي' },
  { en: 'Choose Your Juice', ar: 'اختر العصير' },
  { en: 'Choose Your Drink', ar: 'اختر مشروبك' },
  { en: 'Choose Your Flavor', ar: 'اختر النكهة' },
  { en: 'Choose Your Bread', ar: 'اختر نوع الخبز' },
  { en: 'Choose Your Rice', ar: 'اختر نوع الأرز' },
  { en: 'Choose Your Pasta', ar: 'اختر نوع الباستا' },
  { en: 'Choose Your Protein', ar: 'اختر البروتين' },
  { en: 'Choose Your Meat', ar: 'اختر نوع اللحم' },
  { en: 'Choose Your Cheese', ar: 'اختر نوع الجبن' },
  { en: 'Choose Your Sauce', ar: 'اختر الصلصة' },
  { en: 'Choose Your Dressing', ar: 'اختر صلصة السلطة' },
  { en: 'Choose Your Topping', ar: 'اختر الإضافة' },
  { en: 'Choose Your Side', ar: 'اختر الطبق الجانبي' },
  { en: 'Choose Your Salad', ar: 'اختر السلطة' },
  { en: 'Choose Your Soup', ar: 'اختر الحساء' },
  { en: 'Choose Your Eggs', ar: 'اختر طريقة طهي البيض' },
  { en: 'Cooking Level', ar: 'درجة الاستواء' },
  { en: 'Spice Level', ar: 'درجة الحرارة' },
  { en: 'Sugar Level', ar: 'درجة السكر' },
  { en: 'Ice Level', ar: 'كمية الثلج' },
] as const satisfies readonly LocalText[]

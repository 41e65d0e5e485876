import type { GroupSeed, SideSeed } from '../menu-seed.ts'

/** Groups of options and add-ons that several menus offer; their prices depend on the venue. */
export const eggStyle: GroupSeed = {
  name: {
    en: 'How would you like your eggs?',
    ar: 'كيف تفضّل البيض؟',
    de: 'Wie möchten Sie Ihre Eier?',
    fr: 'Cuisson des œufs',
    ru: 'Как приготовить яйца?',
  },
  options: [
    { name: { en: 'Fried', ar: 'مقلي', de: 'Spiegelei', fr: 'Au plat', ru: 'Глазунья' }, price: 0 },
    { name: { en: 'Scrambled', ar: 'مخفوق', de: 'Rührei', fr: 'Brouillés', ru: 'Болтунья' }, price: 0 },
    { name: { en: 'Poached', ar: 'مسلوق بدون قشر', de: 'Pochiert', fr: 'Pochés', ru: 'Пашот' }, price: 0 },
    { name: { en: 'Boiled', ar: 'مسلوق', de: 'Gekocht', fr: 'À la coque', ru: 'Варёные' }, price: 0 },
  ],
}

export const doneness: GroupSeed = {
  name: {
    en: 'How would you like it cooked?',
    ar: 'درجة الاستواء',
    de: 'Garstufe',
    fr: 'Cuisson',
    ru: 'Степень прожарки',
  },
  options: [
    { name: { en: 'Medium rare', ar: 'نصف نيئ', de: 'Englisch-rosa', fr: 'Saignant', ru: 'С кровью' }, price: 0 },
    { name: { en: 'Medium', ar: 'متوسط الاستواء', de: 'Rosa', fr: 'À point', ru: 'Средняя' }, price: 0 },
    { name: { en: 'Medium well', ar: 'فوق المتوسط', de: 'Fast durch', fr: 'Cuit', ru: 'Почти прожаренный' }, price: 0 },
    { name: { en: 'Well done', ar: 'مستوٍ تمامًا', de: 'Durch', fr: 'Bien cuit', ru: 'Прожаренный' }, price: 0 },
  ],
}

export const steakSauce: GroupSeed = {
  name: { en: 'Choose a sauce', ar: 'اختر الصلصة', de: 'Sauce', fr: 'Sauce', ru: 'Соус' },
  options: [
    {
      name: { en: 'Peppercorn', ar: 'صلصة الفلفل', de: 'Pfeffersauce', fr: 'Sauce au poivre', ru: 'Перечный' },
      price: 0,
    },
    {
      name: { en: 'Mushroom', ar: 'صلصة الفطر', de: 'Pilzsauce', fr: 'Sauce aux champignons', ru: 'Грибной' },
      price: 0,
    },
    { name: { en: 'No sauce', ar: 'بدون صلصة', de: 'Ohne Sauce', fr: 'Sans sauce', ru: 'Без соуса' }, price: 0 },
  ],
}

export const waterKind: GroupSeed = {
  name: {
    en: 'Still or sparkling?',
    ar: 'عادية أم غازية؟',
    de: 'Still oder sprudelnd?',
    fr: 'Plate ou gazeuse ?',
    ru: 'Без газа или с газом?',
  },
  options: [
    { name: { en: 'Still', ar: 'عادية', de: 'Still', fr: 'Plate', ru: 'Без газа' }, price: 0 },
    { name: { en: 'Sparkling', ar: 'غازية', de: 'Sprudelnd', fr: 'Gazeuse', ru: 'С газом' }, price: 0 },
  ],
}

export const softDrinkKind: GroupSeed = {
  name: { en: 'Choose your drink', ar: 'اختر مشروبك' },
  options: [
    { name: { en: 'Cola', ar: 'كولا' }, price: 0 },
    { name: { en: 'Cola without sugar', ar: 'كولا بدون سكر' }, price: 0 },
    { name: { en: 'Lemonade', ar: 'مشروب الليمون' }, price: 0 },
    { name: { en: 'Ginger ale', ar: 'مشروب الزنجبيل' }, price: 0 },
  ],
}

export const spiceLevel: GroupSeed = {
  name: { en: 'How spicy?', ar: 'ما درجة الحرارة؟', tr: 'Ne kadar acı?' },
  options: [
    { name: { en: 'Mild', ar: 'خفيف', tr: 'Az acı' }, price: 0 },
    { name: { en: 'Medium', ar: 'وسط', tr: 'Orta' }, price: 0 },
    { name: { en: 'Hot', ar: 'حار', tr: 'Acı' }, price: 0 },
  ],
}

/** Returns the choice of milk for a coffee; oat and almond cost `extra`. */
export function milkChoice(extra: number): GroupSeed {
  return {
    name: {
      en: 'Choose your milk',
      ar: 'اختر نوع الحليب',
      de: 'Milch',
      fr: 'Lait',
      ru: 'Молоко',
      ku: 'جۆری شیر',
      sw: 'Chagua maziwa',
    },
    options: [
      {
        name: {
          en: 'Whole milk',
          ar: 'حليب كامل الدسم',
          de: 'Vollmilch',
          fr: 'Lait entier',
          ru: 'Цельное',
          ku: 'شیری تەواو',
          sw: 'Maziwa kamili',
        },
        price: 0,
      },
      {
        name: {
          en: 'Skimmed milk',
          ar: 'حليب خالي الدسم',
          de: 'Magermilch',
          fr: 'Lait écrémé',
          ru: 'Обезжиренное',
          ku: 'شیری بێ چەوری',
          sw: 'Maziwa bila mafuta',
        },
        price: 0,
      },
      {
        name: {
          en: 'Oat drink',
          ar: 'حليب الشوفان',
          de: 'Haferdrink',
          fr: "Boisson à l'avoine",
          ru: 'Овсяное',
          ku: 'شیری جۆ',
          sw: 'Maziwa ya shayiri',
        },
        price: extra,
      },
      {
        name: {
          en: 'Almond drink',
          ar: 'حليب اللوز',
          de: 'Mandeldrink',
          fr: "Boisson à l'amande",
          ru: 'Миндальное',
          ku: 'شیری بادەم',
          sw: 'Maziwa ya lozi',
        },
        price: extra,
      },
    ],
  }
}

/** Returns a choice of two sizes; the large one costs `extra`. */
export function sizeChoice(extra: number): GroupSeed {
  return {
    name: { en: 'Size', ar: 'الحجم', de: 'Größe', fr: 'Taille', ru: 'Размер', ku: 'قەبارە', sw: 'Ukubwa' },
    options: [
      {
        name: { en: 'Regular', ar: 'عادي', de: 'Normal', fr: 'Normale', ru: 'Обычный', ku: 'ئاسایی', sw: 'Kawaida' },
        price: 0,
      },
      {
        name: { en: 'Large', ar: 'كبير', de: 'Groß', fr: 'Grande', ru: 'Большой', ku: 'گەورە', sw: 'Kubwa' },
        price: extra,
      },
    ],
  }
}

/** Returns the choice of side with a sandwich or a burger; the better one costs `extra`. */
export function friesOrSalad(extra: number): GroupSeed {
  return {
    name: { en: 'Served with', ar: 'يُقدَّم مع', de: 'Dazu', fr: 'Accompagnement', ru: 'Гарнир' },
    options: [
      {
        name: { en: 'French fries', ar: 'بطاطس مقلية', de: 'Pommes frites', fr: 'Frites', ru: 'Картофель фри' },
        price: 0,
      },
      {
        name: { en: 'Green salad', ar: 'سلطة خضراء', de: 'Grüner Salat', fr: 'Salade verte', ru: 'Зелёный салат' },
        price: 0,
      },
      {
        name: {
          en: 'Sweet potato fries',
          ar: 'بطاطا حلوة مقلية',
          de: 'Süßkartoffel-Pommes',
          fr: 'Frites de patate douce',
          ru: 'Батат фри',
        },
        price: extra,
      },
    ],
  }
}

export function avocado(price: number): SideSeed {
  return { name: { en: 'Avocado', ar: 'أفوكادو', de: 'Avocado', fr: 'Avocat', ru: 'Авокадо' }, price, max: 2 }
}

export function grilledHalloumi(price: number): SideSeed {
  return {
    name: {
      en: 'Grilled halloumi',
      ar: 'حلّوم مشوي',
      de: 'Gegrillter Halloumi',
      fr: 'Halloumi grillé',
      ru: 'Халуми на гриле',
    },
    price,
    max: 2,
  }
}

export function turkeyBacon(price: number): SideSeed {
  return {
    name: {
      en: 'Turkey bacon',
      ar: 'لحم ديك رومي مقدّد',
      de: 'Putenspeck',
      fr: 'Bacon de dinde',
      ru: 'Бекон из индейки',
    },
    price,
    max: 3,
  }
}

export function grilledChicken(price: number): SideSeed {
  return {
    name: {
      en: 'Grilled chicken',
      ar: 'دجاج مشوي',
      de: 'Gegrilltes Hähnchen',
      fr: 'Poulet grillé',
      ru: 'Курица на гриле',
    },
    price,
    max: 2,
  }
}

export function garlicPrawns(price: number): SideSeed {
  return {
    name: {
      en: 'Garlic prawns',
      ar: 'روبيان بالثوم',
      de: 'Knoblauchgarnelen',
      fr: "Crevettes à l'ail",
      ru: 'Креветки с чесноком',
    },
    price,
    max: 2,
  }
}

export function extraCheese(price: number): SideSeed {
  return {
    name: {
      en: 'Extra cheese',
      ar: 'جبنة إضافية',
      de: 'Extra Käse',
      fr: 'Supplément fromage',
      ru: 'Дополнительный сыр',
    },
    price,
    max: 2,
  }
}

export function extraBread(price: number): SideSeed {
  return {
    name: {
      en: 'Basket of warm bread',
      ar: 'سلة خبز ساخن',
      de: 'Korb mit warmem Brot',
      fr: 'Corbeille de pain chaud',
      ru: 'Корзина тёплого хлеба',
    },
    price,
    max: 3,
  }
}

export function garlicSauce(price: number): SideSeed {
  return {
    name: { en: 'Garlic sauce', ar: 'صلصة الثوم', de: 'Knoblauchsauce', fr: "Sauce à l'ail", ru: 'Чесночный соус' },
    price,
    max: 4,
  }
}

export function vanillaScoop(price: number): SideSeed {
  return {
    name: {
      en: 'Scoop of vanilla ice cream',
      ar: 'كرة آيس كريم فانيليا',
      de: 'Kugel Vanilleeis',
      fr: 'Boule de glace vanille',
      ru: 'Шарик ванильного мороженого',
    },
    price,
    max: 3,
  }
}

export function extraShot(price: number): SideSeed {
  return {
    name: {
      en: 'Extra shot of espresso',
      ar: 'جرعة إسبريسو إضافية',
      de: 'Extra Espresso',
      fr: 'Dose d’espresso',
      ru: 'Порция эспрессо',
      ku: 'ئێسپرێسۆی زیادە',
      sw: 'Espresso ya ziada',
    },
    price,
    max: 2,
  }
}

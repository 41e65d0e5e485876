import type { Language } from '../kit/languages.ts'

type WordsOfLanguage = {
  /** Words that state an allergy anywhere, even inside a word: "Nussallergie". */
  anywhere: readonly string[]
  /** Words that state an allergy at the beginning of a word. */
  beginning: readonly string[]
  /** Beginnings of words for allergens. They count only after a word for "no" or before one for "free". */
  allergen: readonly string[]
  /** Allergens as whole words only: "nut", because "nutmeg" begins with it. */
  wholeAllergen: readonly string[]
  no: readonly string[]
  isFree: readonly string[]
  /** Two words before an allergen: "free of nuts". */
  freeOf: readonly string[]
  /** Whole comments that state that there is no allergy. With more text they are checked like all other comments. */
  none: readonly string[]
}

/**
 * The words by which a comment states an allergy, in each language of content. They are matched against a comment
 * without hyphens or apostrophes: "glutenfree", "cant".
 */
export const allergyWordsByLanguage = {
  en: {
    anywhere: ['allerg', 'alerg', 'allegi', 'allegy', 'anaphyla', 'anafyla', 'intoleran'],
    beginning: [
      'celiac',
      'coeliac',
      'celiak',
      'epipen',
      'epi pen',
      'peanut',
      'gluten free',
      'glutenfree',
      'dairy free',
      'dairyfree',
      'lactose free',
      'lactosefree',
      'nutfree',
    ],
    allergen: [
      'nuts',
      'gluten',
      'dairy',
      'lactose',
      'almond',
      'cashew',
      'hazelnut',
      'walnut',
      'pistachio',
      'sesame',
      'shellfish',
      'crustacean',
    ],
    wholeAllergen: ['nut'],
    no: ['no', 'not', 'without', 'cant', 'cannot', 'dont', 'nothing', 'avoid', 'zero', 'w/o', 'never'],
    isFree: ['free'],
    freeOf: ['free of', 'free from'],
    none: ['no allergy', 'no allergies', 'no known allergies', 'no food allergies', 'not allergic'],
  },
  ar: {
    anywhere: ['حساسي', 'تحسس', 'سيلياك', 'زلاقي', 'اليرج', 'عدم تحمل'],
    beginning: ['حساس', 'فول سوداني', 'الفول السوداني', 'بالفول السوداني'],
    allergen: [
      'مكسرات',
      'المكسرات',
      'جلوتين',
      'الجلوتين',
      'غلوتين',
      'الغلوتين',
      'قلوتين',
      'القلوتين',
      'لاكتوز',
      'اللاكتوز',
      'سمسم',
      'السمسم',
      'فستق',
      'الفستق',
      'لوز',
      'اللوز',
      'كاجو',
      'الكاجو',
      'بندق',
      'البندق',
      'جوز',
      'الجوز',
      'قشريات',
      'القشريات',
    ],
    wholeAllergen: [],
    no: ['بدون', 'بلا', 'دون', 'غير', 'خالي', 'خاليه', 'ممنوع', 'لا', 'ليس'],
    isFree: [],
    freeOf: [],
    none: ['لا حساسية', 'لا توجد حساسية', 'لا يوجد حساسية', 'ليس عندي حساسية', 'ليس لدي حساسية', 'ما عندي حساسية'],
  },
  de: {
    anywhere: ['unverträglich', 'unvertraeglich', 'anaphyl'],
    beginning: [
      'zöliakie',
      'zoeliakie',
      'erdnuss',
      'erdnüss',
      'erdnuess',
      'glutenfrei',
      'laktosefrei',
      'nussfrei',
      'verträgt kein',
    ],
    allergen: ['nuss', 'nüss', 'nuess', 'haselnuss', 'haselnüss', 'walnuss', 'walnüss', 'laktose', 'mandel', 'sesam'],
    wholeAllergen: [],
    no: ['ohne', 'kein', 'keine', 'keinen', 'nicht'],
    isFree: ['frei'],
    freeOf: ['frei von'],
    none: ['keine allergie', 'keine allergien', 'keine bekannten allergien'],
  },
  it: {
    anywhere: ['intolleran', 'anafilat', 'anafilas'],
    beginning: ['celiac', 'arachid', 'senza glutine', 'senza lattosio', 'senza frutta secca'],
    allergen: ['glutine', 'lattosio', 'nocciol', 'mandorl', 'pistacch', 'anacard', 'sesamo', 'crostace'],
    wholeAllergen: ['noce', 'noci'],
    no: ['senza', 'niente', 'non', 'privo'],
    isFree: [],
    freeOf: ['libero da', 'privo di'],
    none: ['nessuna allergia', 'niente allergie', 'non ho allergie'],
  },
  ru: {
    anywhere: ['аллерг', 'алерг', 'непереносим', 'анафила'],
    beginning: ['целиак', 'арахис', 'безглютен', 'безлактоз'],
    allergen: ['орех', 'глютен', 'лактоз', 'миндал', 'фундук', 'кешью', 'фисташ', 'кунжут', 'моллюск'],
    wholeAllergen: [],
    no: ['без', 'не', 'нет', 'нельзя'],
    isFree: [],
    freeOf: [],
    none: ['нет аллергии', 'аллергии нет', 'нет аллергий', 'аллергий нет'],
  },
  fr: {
    anywhere: ['intoléran', 'anaphyl'],
    beginning: [
      'cœliaque',
      'coeliaque',
      'céliaque',
      'arachide',
      'cacahu',
      'sans gluten',
      'sans lactose',
      'sans fruits à coque',
    ],
    allergen: ['gluten', 'noisette', 'amande', 'pistache', 'cajou', 'sésame', 'crustacé'],
    wholeAllergen: ['noix'],
    no: ['sans', 'pas', 'aucun', 'aucune', 'ni'],
    isFree: [],
    freeOf: ['exempt de', 'libre de'],
    none: ['pas dallergie', 'pas dallergies', 'pas d allergie', 'pas d allergies', 'aucune allergie'],
  },
  ku: {
    anywhere: ['حەساسیەت', 'حەساسی', 'هەستیاری', 'هەستیارم', 'ئەلێرج', 'ئەلێرژ', 'ئالێرج', 'ئالێرژ', 'ئالەرج'],
    beginning: ['فستقی سودانی', 'فستق سودانی'],
    allergen: ['گلوتن', 'گلوتین', 'لاکتۆز', 'گوێز', 'بادەم', 'فستق', 'کونجی', 'بندق'],
    wholeAllergen: [],
    no: ['بێ', 'بەبێ', 'نا', 'مەکە'],
    isFree: [],
    freeOf: [],
    none: ['حەساسیەتم نییە', 'حەساسیەتم نیە', 'حەساسیەت نییە', 'هەستیاریم نییە', 'ئەلێرجیم نییە'],
  },
  sw: {
    anywhere: ['aleji', 'alejia'],
    beginning: ['mzio', 'mizio', 'nina mzio'],
    allergen: ['karanga', 'njugu', 'korosho', 'lozi', 'gluteni', 'laktosi', 'ufuta'],
    wholeAllergen: [],
    no: ['bila', 'hakuna', 'usiweke', 'sili', 'hapana'],
    isFree: [],
    freeOf: [],
    none: ['sina mzio', 'hakuna mzio', 'sina aleji', 'hakuna aleji'],
  },
  tr: {
    anywhere: ['alerj', 'anafila', 'tahammülsüz'],
    beginning: [
      'çölyak',
      'yer fıstığı',
      'yerfıstığı',
      'glutensiz',
      'laktozsuz',
      'fıstıksız',
      'fındıksız',
      'cevizsiz',
      'bademsiz',
      'susamsız',
      'kuruyemişsiz',
    ],
    allergen: ['laktoz', 'fıstık', 'fındık', 'ceviz', 'badem', 'kaju', 'susam', 'kuruyemiş'],
    wholeAllergen: [],
    no: ['yok', 'olmasın', 'koymayın', 'içermeyen'],
    isFree: ['yok', 'olmasın', 'olmadan', 'koymayın', 'içermeyen', 'içermesin'],
    freeOf: [],
    none: ['alerji yok', 'alerjim yok', 'alerjisi yok'],
  },
} as const satisfies Record<Language, WordsOfLanguage>

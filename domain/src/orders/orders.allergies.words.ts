import type { Language } from '../kit/languages.ts'

type WordsOfLanguage = {
  /** State an allergy wherever they stand, also inside of a word: "Nussallergie". */
  anywhere: readonly string[]
  /** State one where a word begins with them. */
  beginning: readonly string[]
  /** Beginnings of words for what people are allergic to. They count only with a word for "no" before them or "free" behind them. */
  allergen: readonly string[]
  /** The same, as whole words: "nut", which "nutmeg" begins with. */
  wholeAllergen: readonly string[]
  no: readonly string[]
  isFree: readonly string[]
}

/** By which words a comment states an allergy, in each language of content. A comment has no hyphens or apostrophes: "glutenfree", "cant". */
export const allergyWordsByLanguage = {
  en: {
    anywhere: ['allerg', 'alerg', 'anaphyla', 'anafyla', 'intoleran'],
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
    no: ['no', 'not', 'without', 'cant', 'cannot', 'avoid', 'zero', 'w/o', 'never'],
    isFree: ['free'],
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
  },
  it: {
    anywhere: ['intolleran', 'anafilat', 'anafilas'],
    beginning: ['celiac', 'arachid', 'senza glutine', 'senza lattosio'],
    allergen: ['glutine', 'lattosio', 'nocciol', 'mandorl', 'pistacch', 'anacard', 'sesamo', 'crostace'],
    wholeAllergen: ['noce', 'noci'],
    no: ['senza', 'niente', 'non', 'privo'],
    isFree: [],
  },
  ru: {
    anywhere: ['аллерг', 'алерг', 'непереносим', 'анафила'],
    beginning: ['целиак', 'арахис', 'безглютен', 'безлактоз'],
    allergen: ['орех', 'глютен', 'лактоз', 'миндал', 'фундук', 'кешью', 'фисташ', 'кунжут', 'моллюск'],
    wholeAllergen: [],
    no: ['без', 'не', 'нет', 'нельзя'],
    isFree: [],
  },
  fr: {
    anywhere: ['intoléran', 'anaphyl'],
    beginning: ['cœliaque', 'coeliaque', 'céliaque', 'arachide', 'cacahu', 'sans gluten', 'sans lactose'],
    allergen: ['gluten', 'noisette', 'amande', 'pistache', 'cajou', 'sésame', 'crustacé'],
    wholeAllergen: ['noix'],
    no: ['sans', 'pas', 'aucun', 'aucune', 'ni'],
    isFree: [],
  },
  ku: {
    anywhere: ['حەساسیەت', 'حەساسی', 'هەستیاری', 'هەستیارم', 'ئەلێرج', 'ئەلێرژ', 'ئالێرج', 'ئالێرژ', 'ئالەرج'],
    beginning: ['فستقی سودانی', 'فستق سودانی'],
    allergen: ['گلوتن', 'گلوتین', 'لاکتۆز', 'گوێز', 'بادەم', 'فستق', 'کونجی', 'بندق'],
    wholeAllergen: [],
    no: ['بێ', 'بەبێ', 'نا', 'مەکە'],
    isFree: [],
  },
  sw: {
    anywhere: ['aleji', 'alejia'],
    beginning: ['mzio', 'mizio', 'nina mzio'],
    allergen: ['karanga', 'njugu', 'korosho', 'lozi', 'gluteni', 'laktosi', 'ufuta'],
    wholeAllergen: [],
    no: ['bila', 'hakuna', 'usiweke', 'sili', 'hapana'],
    isFree: [],
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
  },
} as const satisfies Record<Language, WordsOfLanguage>

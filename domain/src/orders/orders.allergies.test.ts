import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../kit/languages.ts'
import { foldText, hasAllergy, statesAllergy } from './orders.allergies.ts'
import { cleanComment } from './orders.cart.ts'

const stated = {
  en: [
    'Allergic to nuts',
    'ALLERGIES: sesame, egg',
    'severe nut allergy',
    'alergic to fish',
    'peanut',
    'gluten-free please',
    'Anaphylaxis!',
    'celiac',
    'coeliac disease',
    'lactose intolerant',
    'no nuts',
    'No pine nuts, please',
    'no garlic or nuts',
    "can't have gluten",
    'nut free',
    'nut-free',
    'EpiPen',
    'allegic to nuts',
    "don't add any nuts",
    'nothing with nuts',
    'free of nuts',
    'Free from gluten, please',
    'no allergens',
    'no allergies but peanuts',
    'no dairy, no allergies to nuts',
    'allergies: no nuts',
    'no, allergies',
  ],
  ar: [
    'حساسية من المكسرات',
    'عندي حَسَاسِيَّة',
    'حســـاسية',
    'حساسيه فول',
    'بدون مكسرات',
    'خالي من الغلوتين',
    'بدون قلوتين',
    'أتحسس من البيض',
  ],
  de: [
    'Nussallergie',
    'ALLERGISCH gegen Eier',
    'Laktoseunverträglichkeit',
    'Zöliakie',
    'ohne Nüsse',
    'Erdnuß',
    'glutenfrei',
    'frei von Nüssen',
  ],
  it: [
    'allergia alle noci',
    'celiaca',
    'intollerante al lattosio',
    'senza glutine',
    'senza noci',
    'senza frutta secca',
  ],
  ru: ['Аллергия на орехи', 'АЛЛЕРГИК', 'без орехов', 'непереносимость лактозы', 'целиакия', 'безглютеновое'],
  fr: [
    'Allergique aux noix',
    'cœliaque',
    'INTOLÉRANT au lactose',
    'sans gluten',
    'sans noix',
    'sans fruits à coque',
    'exempt de noix',
    'arachides',
  ],
  ku: ['حەساسیەتم هەیە بە گوێز', 'حه‌ساسیه‌ت', 'هەستیاری', 'بەبێ گلوتین', 'ئەلێرجی'],
  sw: ['nina mzio wa karanga', 'Mzio', 'bila karanga', 'aleji ya samaki'],
  tr: ['ALERJİ var', 'fıstık alerjisi', 'FISTIKSIZ', 'çölyak hastası', 'glutensiz', 'fındık olmasın'],
} satisfies Record<Language, readonly string[]>

const ordinary = {
  en: [
    'donut on the side',
    'coconut shell',
    'extra nuts',
    'no nutmeg',
    'nutty, please',
    'no onions, extra almonds',
    'feel free',
    'No allergies',
    'no known allergies.',
    'no allergy',
  ],
  ar: ['بدون بصل', 'مكسرات اكثر', 'الصلصة على جنب', 'لا توجد حساسية', 'ليس عندي حساسيّة'],
  de: ['ohne Zwiebeln', 'mit Nüssen', 'Soße extra', 'Keine Allergien'],
  it: ['senza cipolla', 'con noci', 'ben cotta', 'Nessuna allergia'],
  ru: ['без лука', 'больше орехов', 'Аллергии нет', 'нет аллергии'],
  fr: ['sans oignon', 'avec des noix', 'bien cuit', 'Pas d’allergie', 'aucune allergie'],
  ku: ['بێ پیاز', 'گوێزی زیاتر', 'حەساسیەتم نییە'],
  sw: ['bila kitunguu', 'karanga zaidi', 'sina mzio'],
  tr: ['soğansız', 'fıstıklı', 'az şekerli', 'alerji yok', 'Alerjim yok.'],
} satisfies Record<Language, readonly string[]>

describe('finds a stated allergy', () => {
  it.each(Object.entries(stated).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
    'in %s: %s',
    (_language, text) => {
      expect(statesAllergy(text, [])).toBe(true)
      expect(statesAllergy(cleanComment(text), [])).toBe(true)
    },
  )

  it.each(Object.entries(ordinary).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
    'and none in %s: %s',
    (_language, text) => {
      expect(statesAllergy(text, [])).toBe(false)
    },
  )
})

describe('the words that a venue adds', () => {
  it('are found where a word begins, whatever the accents and capitals', () => {
    expect(statesAllergy('NO MUSTARD', ['moutarde', 'mustard'])).toBe(true)
    expect(statesAllergy('without Jalapeno', ['jalapeño'])).toBe(true)
    expect(statesAllergy('IŞIK hassas', ['ışık'])).toBe(true)
    expect(statesAllergy('بالسمك', ['سمك'])).toBe(false)
    expect(statesAllergy('سَمَك', ['سمك'])).toBe(true)
    expect(statesAllergy('no allergies', ['allergies'])).toBe(true)
    expect(statesAllergy('donut', ['nut'])).toBe(false)
    expect(statesAllergy('nutfree of eggs', ['nut-free'])).toBe(true)
  })

  it('mark nothing where they have no letters', () => {
    expect(statesAllergy('sauce on the side', ['', ' ', '...'])).toBe(false)
  })
})

it('marks an order by any of its lines', () => {
  expect(hasAllergy([{ comment: '' }, { comment: 'no salt' }], [])).toBe(false)
  expect(hasAllergy([{ comment: 'no salt' }, { comment: 'nut allergy' }], [])).toBe(true)
})

it('compares texts that were folded already as they are', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 49 })
  fc.assert(
    fc.property(texts, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
    { numRuns: 200 },
  )
})

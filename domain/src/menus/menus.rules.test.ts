import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVenue } from '../../testing/venues.builders.ts'
import { languages } from '../kit/languages.ts'
import type { CategoryDraft, GroupDraft, ItemDraft, MenuDraft, SideDraft } from './menus.drafts.ts'
import { problemsOfGroup, problemsOfOptionNames, problemsOfOptions } from './menus.group-rules.ts'
import { presetGroupNames } from './menus.group-names.ts'
import { problemsOfItem, problemsOfRecommendation, problemsOfSide } from './menus.item-rules.ts'
import { problemsOfCategory, problemsOfChange, problemsOfMenu, problemsOfTag } from './menus.rules.ts'
import { linesOfDraft, mergeText, problemsOfName, textOfDraft } from './menus.text-rules.ts'
import { saidOf } from '../../testing/problems.builders.ts'

const name = { en: 'Soup', ar: 'شوربة' }
const always = { daysAvailable: ['ALL' as const], hoursAvailable: ['ALL' as const] }
const admin = { venue: aVenue(), role: 'admin' as const }
const withPos = { venue: aVenue({ isPOSIntegrated: true }), role: 'admin' as const }
const profile = { id: 7, endPointUrl: '', openCheckUrl: '', commentItemId: '', isDefaultPos: true }
const withProfiles = { venue: aVenue({ isPOSIntegrated: true, integratedPOSList: [profile] }), role: 'admin' as const }
const [long, fitting] = ['x'.repeat(36), 'x'.repeat(35)]

describe('a name', () => {
  it.each([
    ['missing altogether', undefined, { 'name.en': 'Name in EN is required!', 'name.ar': 'Name in AR is required!' }],
    ['blank in English', { en: ' ', ar: 'شوربة' }, { 'name.en': 'Name in EN is required!' }],
    ['missing in Arabic', { en: 'Soup' }, { 'name.ar': 'Name in AR is required!' }],
    ['nothing in Turkish', { ...name, tr: '' }, {}],
    ['taken away in Turkish', { ...name, tr: null }, {}],
    ['blank in Turkish', { ...name, tr: '  ' }, { 'name.tr': 'Name in TR can’t be blank.' }],
    ['as long as may be, with spaces around', { ...name, de: ` ${fitting} ` }, {}],
    [
      'made of marks that nobody sees',
      { en: '\u200B\u200F', ar: '\u202E' },
      { 'name.en': 'Name in EN is required!', 'name.ar': 'Name in AR is required!' },
    ],
    ['counted without them', { ...name, de: `${fitting}\u200B  ` }, {}],
    ['too long in German', { ...name, de: long }, { 'name.de': 'Maximum 35 characters allowed!' }],
    ['counted in characters', { en: '🍲'.repeat(35), ar: 'ش' }, {}],
  ])('%s', (_what, draft, problems) => {
    expect(saidOf(problemsOfName('name', draft))).toEqual(problems)
  })

  it('is kept without spaces around and without what says nothing', () => {
    expect(textOfDraft({ en: ' Soup ', ar: 'شوربة', de: '', fr: null })).toEqual(name)
    expect(mergeText({ ...name, de: 'Suppe' }, { en: 'Broth' })).toEqual({ ...name, en: 'Broth', de: 'Suppe' })
  })

  it('is kept in order: what nobody sees goes, descriptions keep their lines', () => {
    expect(textOfDraft({ en: '\u202ED  1\u200B', ar: 'شوربة\u200F' })).toEqual({ en: 'D 1', ar: 'شوربة' })
    expect(linesOfDraft({ en: 'Hot\r\n\u200Band  sour ' })).toEqual({ en: 'Hot\nand sour' })
  })

  it('that is sound stays sound when it is kept', () => {
    const draft = fc.record(Object.fromEntries(languages.map((language) => [language, fc.string({ maxLength: 40 })])))
    fc.assert(
      fc.property(draft, (text) => {
        fc.pre(Object.keys(problemsOfName('name', text)).length === 0)
        expect(saidOf(problemsOfName('name', textOfDraft(text)))).toEqual({})
      }),
    )
  })
})

describe('a menu', () => {
  it.each<[string, MenuDraft, typeof admin, Record<string, string>]>([
    ['with a name and times', { name, ...always }, admin, {}],
    [
      'without times',
      { name, daysAvailable: [] },
      admin,
      { daysAvailable: 'Please Select an option!', hoursAvailable: 'Please Select an option!' },
    ],
    ['without a profile where there is none', { name, ...always }, withPos, {}],
    ['without a profile', { name, ...always }, withProfiles, { menuPosId: 'Please Select an POS Profile!' }],
    [
      'with a strange one',
      { name, ...always, menuPosId: '8' },
      withProfiles,
      { menuPosId: 'Please Select an POS Profile!' },
    ],
    ['with a profile', { name, ...always, menuPosId: '7' }, withProfiles, {}],
    [
      'on open tabs where there are none',
      { name, ...always, isOpenTab: true },
      admin,
      { isOpenTab: 'This venue has no open tabs.' },
    ],
  ])('%s', (_what, draft, editing, problems) => {
    expect(saidOf(problemsOfMenu(draft, editing))).toEqual(problems)
  })
})

it.each<[CategoryDraft, Record<string, string>]>([
  [{ name, ...always }, {}],
  [{ name, daysAvailable: ['Monday'] }, { hoursAvailable: 'Please Select an option!' }],
])('a category of %j', (draft, problems) => {
  expect(saidOf(problemsOfCategory(draft))).toEqual(problems)
})

describe('an item', () => {
  const sound: ItemDraft = { name, description: name, ...always, price: 10, categoryId: 1 }
  const inMenu = { ...admin, hasCategories: true }
  const discount: ItemDraft = {
    isDiscountedPrice: true,
    appliedDaysForDiscountedPrice: ['ALL'],
    appliedHoursForDiscountedPrice: ['ALL'],
  }

  it.each<[string, ItemDraft, Partial<typeof inMenu>, Record<string, string>]>([
    ['that is sound', sound, {}, {}],
    ['for nothing', { ...sound, price: 0 }, {}, {}],
    ['without a price', { ...sound, price: null }, {}, { price: 'Please input price!' }],
    ['below nothing', { ...sound, price: -1 }, {}, { price: 'Enter a price of 0 or more.' }],
    ['in thirds of a fils', { ...sound, price: 1.005 }, {}, { price: 'Use at most 2 decimals for AED.' }],
    ['in thousandths in Amman', { ...sound, price: 1.005 }, { venue: aVenue({ currency: 'JOD' }) }, {}],
    ['without a category', { ...sound, categoryId: null }, {}, { categoryId: 'Please select category!' }],
    ['in a menu without any', { ...sound, categoryId: null }, { hasCategories: false }, {}],
    [
      'without an Arabic description',
      { ...sound, description: { en: 'Hot' } },
      {},
      { 'description.ar': 'Description in AR is required!' },
    ],
    ['without its POS key', { ...sound, posItemId: ' ' }, withPos, { posItemId: 'Please Enter Item POS ID' }],
    [
      'with a POS key that nobody sees',
      { ...sound, posItemId: '\u202E\u200B' },
      withPos,
      { posItemId: 'Please Enter Item POS ID' },
    ],
    [
      'with too long a POS key',
      { ...sound, posItemId: '7'.repeat(61) },
      withPos,
      { posItemId: 'Use at most 60 characters.' },
    ],
    [
      'with a text that is too long',
      { ...sound, subCategory: 'a'.repeat(101) },
      {},
      { subCategory: 'Use at most 100 characters.' },
    ],
    [
      'with a discount switched on',
      { ...sound, isDiscountedPrice: true, discountedPrice: -1, appliedDaysForDiscountedPrice: ['Friday'] },
      {},
      { discountedPrice: 'Enter a price of 0 or more.', appliedHoursForDiscountedPrice: 'Please Select an option!' },
    ],
    ['with a discount switched off', { ...sound, isDiscountedPrice: false, discountedPrice: null }, {}, {}],
    ['that is discounted to what it costs', { ...sound, ...discount, discountedPrice: 10 }, {}, {}],
    [
      'that is discounted to more than it costs',
      { ...sound, ...discount, discountedPrice: 10.01 },
      {},
      { discountedPrice: 'Discounted price can’t be above the price.' },
    ],
    ['that was discounted to more', { ...sound, ...discount, isDiscountedPrice: false, discountedPrice: 50 }, {}, {}],
    [
      'with more calories than there are',
      { ...sound, calory: 100_001, prepareTime: 1441 },
      {},
      {
        calory: 'Calories must be a whole number, at most 100000.',
        prepareTime: 'Minutes must be a whole number, at most 1440.',
      },
    ],
    [
      'with half a recommendation',
      { ...sound, mainOptionId: [1] },
      {},
      {
        recommendationCategory: 'Select all the three options!',
        subOptionId: 'Select all the three options!',
      },
    ],
  ])('%s', (_what, draft, editing, problems) => {
    expect(saidOf(problemsOfItem(draft, { ...inMenu, ...editing }))).toEqual(problems)
  })

  it('is recommended wholly or not at all', () => {
    expect(saidOf(problemsOfRecommendation({}))).toEqual({})
    expect(
      saidOf(problemsOfRecommendation({ recommendationCategory: 'drink', mainOptionId: [1], subOptionId: [2] })),
    ).toEqual({})
  })

  it('is tagged with a tag', () => {
    expect(saidOf(problemsOfTag({ tag: null }))).toEqual({ tag: 'Please select Tag!' })
    expect(saidOf(problemsOfTag({ tag: 'Dessert' }))).toEqual({})
  })
})

it.each<[string, SideDraft, { lockedMin?: number | null }, Record<string, string>]>([
  ['that is sound', { name, price: 1, max: 2 }, {}, {}],
  ['without a max', { name, price: 1 }, {}, { max: 'Please input max value!' }],
  ['of none at most', { name, price: 1, max: 0 }, {}, { max: 'Max value must be at least 1.' }],
  ['of one at least', { name, price: 1, min: 1, max: 2 }, {}, { min: 'Min value is locked.' }],
  ['that came so', { name, price: 1, min: 1, max: 2 }, { lockedMin: 1 }, {}],
  [
    'from a spreadsheet',
    { name, price: 1, min: 3, max: 2 },
    { lockedMin: null },
    { max: 'Max value can’t be below the min value.' },
  ],
  [
    'of half a piece',
    { name, price: 1, min: 0.5, max: 2 },
    { lockedMin: null },
    { min: 'Min value must be a whole number, at least 0.' },
  ],
])('a side %s', (_what, draft, locked, problems) => {
  expect(saidOf(problemsOfSide(draft, { ...admin, ...locked }))).toEqual(problems)
})

it('a side has a POS key where the venue has a point of sale', () => {
  expect(saidOf(problemsOfSide({ name, price: 1, max: 1 }, withPos))).toEqual({ posItemId: 'Please input POS ID!' })
})

describe('a modifier group', () => {
  const presets = presetGroupNames
  const size = { en: 'Size', ar: 'الحجم', de: 'Größe' }

  it.each<[string, GroupDraft, 'admin' | 'manager', Record<string, string>]>([
    ['of an admin', { groupName: name }, 'admin', {}],
    [
      'of an admin, without Arabic',
      { groupName: { en: 'Soup' } },
      'admin',
      { 'groupName.ar': 'Name in AR is required!' },
    ],
    ['with a preset name', { groupName: size }, 'manager', {}],
    ['with a name made up', { groupName: name }, 'manager', { groupName: 'Please select a Group Name!' }],
    [
      'with half a preset name',
      { groupName: { en: 'Size', ar: 'شوربة' } },
      'manager',
      { groupName: 'Please select a Group Name!' },
    ],
    ['without a name', {}, 'manager', { groupName: 'Please select a Group Name!' }],
    [
      'with a blank language',
      { groupName: { ...size, fr: ' ' } },
      'manager',
      { 'groupName.fr': 'Name in FR can’t be blank.' },
    ],
  ])('%s', (_what, draft, role, problems) => {
    expect(saidOf(problemsOfGroup(draft, { ...admin, role, presets }))).toEqual(problems)
  })

  it('has options with names, prices above or below zero, and keys where needed', () => {
    const options = [
      { name, price: -1 },
      { name: { en: 'Large' }, price: null, posItemId: '1' },
    ]

    expect(saidOf(problemsOfOptions(options, withPos))).toEqual({
      'modifiersList.0.posItemId': 'Please input POS ID!',
      'modifiersList.1.name.ar': 'Name in AR is required!',
      'modifiersList.1.price': 'Please input price!',
    })
  })

  it('has presets that are sound themselves, none twice', () => {
    expect(presets).toHaveLength(24)
    expect(new Set(presets.map(({ en }) => en)).size).toBe(24)
    expect(presets.map((preset) => problemsOfName('name', preset))).toEqual(presets.map(() => ({})))
  })
})

describe('options of one name', () => {
  const [small, large] = [
    { _id: 'a', name: { en: 'Small', ar: 'صغير' } },
    { _id: 'b', name: { en: 'Large', ar: 'كبير' } },
  ]
  const taken = 'This name is already in use.'

  it.each([
    ['none', [small, large], [], {}],
    ['a new one', [small, { name: { en: ' small ' } }], [small], { 'modifiersList.1.name.en': taken }],
    ['a new one that stands first', [{ name: { en: 'SMALL' } }, small], [small], { 'modifiersList.0.name.en': taken }],
    ['two new ones', [{ name: small.name }, { name: small.name }], [], { 'modifiersList.1.name.en': taken }],
    ['a renamed one', [small, { ...large, name: small.name }], [small, large], { 'modifiersList.1.name.en': taken }],
    [
      'two that swap',
      [
        { ...small, name: large.name },
        { ...large, name: small.name },
      ],
      [small, large],
      {},
    ],
    ['those of before', [small, { ...large, name: small.name }], [small, { ...large, name: small.name }], {}],
    ['those without one', [{ name: { en: ' ' } }, {}], [], {}],
  ])('are refused: %s', (_what, options, before, problems) => {
    expect(saidOf(problemsOfOptionNames(options, before))).toEqual(problems)
  })
})

it('a change is told only of what it touches', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((code) => ({ code }))
  const problems = { 'name.ar': a!, price: b!, discountedPrice: c!, 'modifiersList.0.price': d! }

  expect(problemsOfChange(problems, ['tag'])).toEqual({})
  expect(problemsOfChange(problems, ['name'])).toEqual({ 'name.ar': a })
  expect(problemsOfChange(problems, ['isDiscountedPrice'])).toEqual({ discountedPrice: c })
  expect(problemsOfChange(problems, ['modifiersList'])).toEqual({ 'modifiersList.0.price': d })
})

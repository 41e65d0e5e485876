import { latinInOtherScripts, sameAsEnglish } from '@brigade/domain/testing/shared-words.ts'
import { hasWords, latinWords, placeholdersOf, textsByPath } from '@brigade/domain/testing/language-texts.ts'
import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import { describe, expect, it } from 'vitest'
import { pluralFormOf, pluralFormsOf } from '#kit/i18n/plural-forms.ts'
import type { Translations } from '#kit/i18n/translations.ts'
import { menuTranslations as englishMenus } from '#app/shell/shell.translations.en.ts'
import { translations as refusals } from '#languages/ar/refusals.ts'

type Catalogue = { translations: Translations; menuTranslations?: Record<string, Translations> }

const english = textsOf(
  import.meta.glob<Catalogue>(['../features/**/*.translations.en.ts', '../{app,ui}/**/*.translations.en.ts'], {
    eager: true,
  }),
)
const translated = import.meta.glob<Catalogue>(['./*/*.ts', '!./*/{language,antd,own-formats}.ts'], {
  eager: true,
})
/** English says refusals as the server sends them: their placeholders are those of Arabic. */
const sources = new Map([...english, ...textsOf({ 'refusals.ts': { translations: refusals } })])
const others = languages.filter((language) => language !== 'en')

const formsOfPlurals = 'zero|one|two|few|many|other'
const formEnding = new RegExp(`_(${formsOfPlurals})$`)

describe.each(others)('%s', (language) => {
  const texts = textsIn(language)
  const forms = pluralFormsOf(language)

  it('has each text, and each form of plurals', () => {
    const wanted = [...english.keys()].flatMap((key) =>
      formEnding.test(key) ? forms.map((form) => key.replace(formEnding, `_${form}`)) : [key],
    )

    expect([...new Set(wanted)].filter((key) => !texts.get(key)?.trim())).toEqual([])
  })

  it('has no text and no form that nothing says', () => {
    const stems = new Set([...english.keys()].map((key) => key.replace(formEnding, '')))
    const isSaid = (key: string) =>
      key.startsWith('refusals ') || english.has(key) || (stems.has(key.replace(formEnding, '')) && hasForm(key, forms))

    expect([...texts.keys()].filter((key) => !isSaid(key))).toEqual([])
  })

  it('fills in the same values', () => {
    const different = [...texts].filter(([key, text]) => {
      const found = placeholdersOf(text)
      const { known, needed } = placeholdersFor(key, language)
      return !needed.every((name) => found.includes(name)) || !found.every((name) => known.includes(name))
    })

    expect(different.map(([key]) => key)).toEqual([])
  })

  it('leaves nothing in English', () => {
    const shared = new Set(sameAsEnglish[language])
    const left = [...texts].filter(([key, text]) => {
      return text === english.get(key) && hasWords(text) && !shared.has(text)
    })

    expect(left.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })

  it('has the words of the menu before the screens are there', () => {
    const menus = translated[`./${language}/shell.ts`]?.menuTranslations

    expect(Object.keys(menus ?? {}).toSorted()).toEqual(Object.keys(englishMenus).toSorted())
  })

  it('explains the same refusals as Arabic', () => {
    const keysIn = (each: string) => Object.keys(translated[`./${each}/refusals.ts`]?.translations ?? {})

    expect(keysIn(language).toSorted()).toEqual(keysIn('ar').toSorted())
  })
})

it.each(['ar', 'ku', 'ru'] as const)('has no English words among those of its script: %s', (language) => {
  const isEnglish = (word: string) => !latinInOtherScripts.includes(word)
  const left = [...textsIn(language)].filter(([, text]) => latinWords(text).some(isEnglish))

  expect(left.map(([key, text]) => `${key}: ${text}`)).toEqual([])
})

it('finds the catalogues', () => {
  expect(new Set([...english.keys()].map((key) => key.split(' ')[0])).size).toBeGreaterThan(60)
})

function textsIn(language: Language): Map<string, string> {
  return textsOf(Object.fromEntries(Object.entries(translated).filter(([path]) => path.startsWith(`./${language}/`))))
}

/** Placeholders that stand for the counted number. */
const numbers: readonly string[] = ['count', 'shown', 'now', 'done', 'points', 'total']

/** Returns the placeholders that a text may have, and those that it must have. */
function placeholdersFor(key: string, language: Language): { known: readonly string[]; needed: readonly string[] } {
  const [one, other] = ['_one', '_other'].map((form) =>
    placeholdersOf(sources.get(key.replace(formEnding, form)) ?? ''),
  )
  if (!formEnding.test(key) || !one || !other) return { known: other ?? [], needed: other ?? [] }
  const known = [...one, ...other]
  const meant = numbersOf(key, language)
  if (meant > 2) return { known, needed: other }
  // A form that means one number need not say it; nor need that of 0 and 1 where English says 1 in words.
  const inBoth = one.filter((name) => other.includes(name))
  return { known, needed: meant === 1 ? inBoth.filter((name) => !numbers.includes(name)) : inBoth }
}

/** Returns how many numbers up to 200 have this form of a plural. */
function numbersOf(key: string, language: Language): number {
  const [, form] = formEnding.exec(key) ?? []
  return Array.from({ length: 201 }, (_, number) => pluralFormOf(number, language)).filter((each) => each === form)
    .length
}

function hasForm(key: string, forms: readonly string[]): boolean {
  const [, form = ''] = formEnding.exec(key) ?? []
  return forms.includes(form)
}

/** Returns the texts of catalogues by the name of their file and their path in it: `menu-items form.title`. */
function textsOf(files: Record<string, Catalogue>): Map<string, string> {
  return new Map(
    Object.entries(files).flatMap(([path, { translations }]) => {
      const name = path.slice(path.lastIndexOf('/') + 1).replace(/(\.translations\.en)?\.ts$/, '')
      return [...textsByPath(translations ?? {})].map(([key, text]) => [`${name} ${key}`, text] as const)
    }),
  )
}

import { describe, expect, it } from 'vitest'
import type { Translations } from '#kit/i18n/translations.ts'

type Catalogue = { translations: Translations }

const catalogues = import.meta.glob<Catalogue>(['../features/**/*.translations.*.ts', './i18n/*/*.ts'], { eager: true })
const englishFiles = Object.keys(catalogues).filter((file) => isOf(file, 'en'))

/** The forms of a plural: English has two, Arabic six. */
const pluralEnding = /_(zero|one|two|few|many|other)$/
const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other']

describe.each(englishFiles)('%s', (file) => {
  const english = keysOf(catalogues[file]?.translations)
  const arabic = keysOf(catalogues[inArabic(file)]?.translations)

  it('is all there in Arabic', () => {
    const wanted = [...english.keys()].flatMap((key) =>
      pluralEnding.test(key) ? arabicForms.map((form) => key.replace(pluralEnding, `_${form}`)) : [key],
    )

    expect([...new Set(wanted)].filter((key) => !arabic.get(key)?.trim())).toEqual([])
  })

  it('has nothing in Arabic that English lacks', () => {
    const known = new Set([...english.keys()].map((key) => key.replace(pluralEnding, '')))

    expect([...arabic.keys()].filter((key) => !known.has(key.replace(pluralEnding, '')))).toEqual([])
  })

  it('fills in the same values in both', () => {
    const different = [...english].filter(([key, text]) => {
      const translated = arabic.get(key)
      return translated !== undefined && !pluralEnding.test(key) && valuesOf(text) !== valuesOf(translated)
    })

    expect(different.map(([key]) => key)).toEqual([])
  })
})

it('finds the catalogues', () => {
  expect(englishFiles.length).toBeGreaterThan(3)
})

function keysOf(words: Translations | undefined, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...keysOf(value, `${prefix}${key}.`)],
    ),
  )
}

function valuesOf(text: string): string {
  return [...text.matchAll(/\{\{(\w+)/g)]
    .map(([, name]) => name)
    .toSorted((left = '', right = '') => left.localeCompare(right))
    .join()
}

function isOf(file: string, language: string): boolean {
  return file.endsWith(`.translations.${language}.ts`) || file.includes(`/i18n/${language}/`)
}

function inArabic(file: string): string {
  return file.replace('.translations.en.', '.translations.ar.').replace('/i18n/en/', '/i18n/ar/')
}

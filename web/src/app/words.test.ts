import { describe, expect, it } from 'vitest'
import type { Words } from '#kit/words.ts'

type Catalogue = { words: Words }

const catalogues = import.meta.glob<Catalogue>(['../features/**/*.words.*.ts', './i18n/*/*.ts'], { eager: true })
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/*.words.*.ts', '!./i18n/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const englishFiles = Object.keys(catalogues).filter((file) => isOf(file, 'en'))

/** The forms of a plural: English has two, Arabic six. */
const pluralEnding = /_(zero|one|two|few|many|other)$/
const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other']

describe.each(englishFiles)('%s', (file) => {
  const english = keysOf(catalogues[file]?.words)
  const arabic = keysOf(catalogues[inArabic(file)]?.words)

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

it('has every text that a screen asks for', () => {
  const whole = englishFiles.filter((file) => !file.endsWith('.menu.words.en.ts'))
  const known = new Map(whole.map((file) => [nameOf(file), keysOf(catalogues[file]?.words)]))
  const missing: string[] = []

  for (const [file, source] of Object.entries(sources)) {
    const used = [...source.matchAll(/useWords\('([\w-]+)'\)/g)].map(([, name]) => name ?? '')
    // Where the translation is handed in, any catalogue may be meant.
    const names = used.length > 0 ? used : [...known.keys()]
    for (const [, key = ''] of source.matchAll(/\b(?:t|say)\(\s*'([\w.:-]+)'/g)) {
      const [first = '', second] = key.split(':')
      const candidates = second === undefined ? names.map((name) => [name, first] as const) : [[first, second] as const]
      if (!candidates.some(([name, plainKey]) => has(known.get(name), plainKey))) missing.push(`${file}: ${key}`)
    }
  }

  expect(englishFiles.length).toBeGreaterThan(3)
  expect(missing).toEqual([])
})

function keysOf(words: Words | undefined, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...keysOf(value, `${prefix}${key}.`)],
    ),
  )
}

function has(keys: Map<string, string> | undefined, key: string): boolean {
  return keys !== undefined && (keys.has(key) || keys.has(`${key}_other`))
}

function valuesOf(text: string): string {
  return [...text.matchAll(/\{\{(\w+)/g)]
    .map(([, name]) => name)
    .toSorted((left = '', right = '') => left.localeCompare(right))
    .join()
}

function isOf(file: string, language: string): boolean {
  return file.endsWith(`.words.${language}.ts`) || file.includes(`/i18n/${language}/`)
}

function inArabic(file: string): string {
  return file.replace('.words.en.', '.words.ar.').replace('/i18n/en/', '/i18n/ar/')
}

/** `shell` of `i18n/en/shell.ts`, `signIn` of `sign-in.words.en.ts`. */
function nameOf(file: string): string {
  const name = file.split('/').at(-1)?.split('.')[0] ?? ''
  return name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
}

import type { Language } from '@brigade/domain/kit/languages.ts'
import { pluralFormOf } from '#kit/i18n/plural-forms.ts'

/** Texts of one feature, nested by screen. */
export type Translations = { [key: string]: string | Translations }

/** Values for the placeholders of a text; a `count` chooses among its forms. */
export type Values = Readonly<Record<string, unknown>>

type Asked = { path: string; language: Language; values: Values | undefined }

/**
 * Returns the text at a path such as `list.title`, with its placeholders filled; undefined if these words have none.
 */
export function textOf(translations: Translations, { path, language, values = {} }: Asked): string | undefined {
  const { count } = values
  const counted =
    typeof count === 'number' ? textAt(translations, `${path}_${pluralFormOf(count, language)}`) : undefined
  return (counted ?? textAt(translations, path))?.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) =>
    shown(values[name]),
  )
}

/**
 * Returns translations by the name of their catalogue, which is that of their file: `menu-items.menu.translations.en.ts` is of
 * `menuItems`.
 */
export function byCatalogue(files: Readonly<Record<string, Translations>>): Record<string, Translations> {
  return Object.fromEntries(Object.entries(files).map(([path, translations]) => [catalogueOf(path), translations]))
}

/** Returns the texts of both, group by group: files of one catalogue arrive in any order. */
export function joined(one: Translations, other: Translations): Translations {
  const both: Translations = { ...one }
  for (const [key, text] of Object.entries(other)) {
    const before = both[key]
    both[key] = typeof text === 'object' && typeof before === 'object' ? joined(before, text) : text
  }
  return both
}

function catalogueOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.slice(0, file.indexOf('.')).replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
}

/** Returns the name of a catalogue's file in the folder of a language: `./menu-items.ts` for `menuItems`. */
export function fileNameOf(catalogue: string): string {
  return `./${catalogue.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

function textAt(translations: Translations, path: string): string | undefined {
  let found: string | Translations | undefined = translations
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, key)) return undefined
    found = found[key]
  }
  return typeof found === 'string' ? found : undefined
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

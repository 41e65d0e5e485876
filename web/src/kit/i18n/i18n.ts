import { isRightToLeft, type Language, languages } from '@brigade/domain/kit/languages.ts'
import { useMemo } from 'react'
import { fetchTogether } from '#kit/device/chunk-reload.ts'
import { deviceStore } from '#kit/device/device-store.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import type { LanguageParts, LanguageLoaders, LoadTranslations } from '#kit/i18n/language-parts.ts'
import type { CatalogueName, KeyOf, ValuesFor, TranslationKey } from '#kit/i18n/translation-keys.ts'
import { fileNameOf, joined, textOf, type Values, type Translations } from '#kit/i18n/translations.ts'

/** Translates a key of any catalogue to the language of the interface: `t('shell:logout')`. */
export type TranslateAny = <Key extends TranslationKey>(key: Key, ...values: ValuesFor<Key>) => string

/** Translates the keys of one catalogue without its name: `t('settings.title')`. */
export type Translate<Name extends CatalogueName> = TranslateAny &
  (<Key extends KeyOf<Name>>(key: Key, ...values: ValuesFor<`${Name}:${Key}`>) => string)

const languageKey = 'brigade-language'
const englishCatalogues = new Map<string, LoadTranslations>()
let languageLoaders: Partial<LanguageLoaders> = {}
const languageParts = new Map<Language, LanguageParts>()
/** The texts and names of catalogues that have been fetched, by language and name: `ar/orders`. */
const texts = new Map<string, Translations>()
const fetched = new Set<string>()
/** The catalogues that some screen has shown. */
const needed = new Set<string>()
const language = createStore<Language>(rememberedLanguage())

/** Registers a feature's English texts; `loadTranslations` fetches them, or those of another language. */
export function registerTranslations(name: CatalogueName, english: LoadTranslations): void {
  englishCatalogues.set(name, english)
}

/** Registers the languages beside English. */
export function registerLanguages(loaders: LanguageLoaders): void {
  languageLoaders = loaders
}

/** Fetches the texts of the named features in the language of the interface, so that no screen shows bare keys. */
export async function loadTranslations(...names: CatalogueName[]): Promise<void> {
  const wanted = language.get()
  await fetchTogether(names.map((name) => loadCatalogue(name, wanted)))
  // Another language may have been chosen in between.
  if (language.get() !== wanted) await loadTranslations(...names)
}

export function useLanguage(): Language {
  return useStore(language)
}

export function getLanguage(): Language {
  return language.get()
}

/** Returns what a language has beside its texts; undefined for English, and before anything of it was fetched. */
export function partsOf(wanted: Language): LanguageParts | undefined {
  return languageParts.get(wanted)
}

/** Shows the whole interface in another language, and stores it on this device. */
export async function setLanguage(next: Language): Promise<void> {
  await loadPartsOf(next)
  const missing = () => [...needed].filter((name) => !fetched.has(`${next}/${name}`))
  // Catalogues that arrived in the old language in between are needed in the new one too.
  while (missing().length > 0) await Promise.all(missing().map((name) => loadCatalogue(name, next)))
  deviceStore.write(languageKey, next)
  document.documentElement.lang = next
  document.documentElement.dir = directionOf(next)
  language.set(next)
}

export function directionOf(candidate: Language): 'ltr' | 'rtl' {
  return isRightToLeft(candidate) ? 'rtl' : 'ltr'
}

/** Returns the function that translates the keys of one feature, in the language of the interface. */
export function useTranslations<Name extends CatalogueName>(name: Name): Translate<Name> {
  const current = useStore(language)
  return useMemo<Translate<Name>>(
    () => (key: string, values?: Values) => sayIn(current, fullKey(key, name), values),
    [current, name],
  )
}

/** Translates outside of components: `translate('ui:errors.noAnswer')`. */
export const translate: TranslateAny = (key: string, values?: Values) => sayIn(language.get(), key, values)

/**
 * Translates a key that may be missing in the catalogue, such as the server's reasons: returns null if it is missing.
 */
export function translateIfKnown(key: string, values?: Values): string | null {
  return find(language.get(), key, values) ?? null
}

function sayIn(wanted: Language, key: string, values: Values | undefined): string {
  const text = find(wanted, key, values)
  if (text !== undefined) return text
  // For developers: end-to-end tests fail by it.
  // oxlint-disable-next-line no-console
  console.error(`No words for ${key}`)
  return key.slice(key.indexOf(':') + 1)
}

/** Finds a text; English replaces texts that another language lacks. */
function find(wanted: Language, key: string, values: Values | undefined): string | undefined {
  const [name = '', path = ''] = key.split(':')
  for (const candidate of [wanted, 'en'] as const) {
    const translations = texts.get(`${candidate}/${name}`)
    const text = translations && textOf(translations, { path, language: candidate, values })
    if (text !== undefined) return text
  }
  return undefined
}

function fullKey(key: string, name: string): string {
  return key.includes(':') ? key : `${name}:${key}`
}

async function loadCatalogue(name: string, wanted: Language): Promise<void> {
  const english = englishCatalogues.get(name)
  if (!english || fetched.has(`${wanted}/${name}`)) return
  const files = await loadPartsOf(wanted)
  const translated = files?.catalogues[fileNameOf(name)]
  await addTexts(name, translated ? wanted : 'en', translated ?? english)
  fetched.add(`${wanted}/${name}`)
  needed.add(name)
}

async function addTexts(name: string, wanted: Language, load: LoadTranslations): Promise<void> {
  const { translations, menuTranslations = {} } = await load()
  for (const [part, itsWords] of [...Object.entries(menuTranslations), [name, translations] as const]) {
    const key = `${wanted}/${part}`
    texts.set(key, joined(texts.get(key) ?? {}, itsWords))
  }
}

async function loadPartsOf(wanted: Language): Promise<LanguageParts | undefined> {
  if (wanted === 'en') return undefined
  const files = languageParts.get(wanted) ?? (await languageLoaders[wanted]?.())?.languageParts
  if (files) languageParts.set(wanted, files)
  return files
}

/** Returns the language of this device; without a choice, that of the browser, in which `first-paint.js` began the page. */
function rememberedLanguage(): Language {
  const remembered = deviceStore.read(languageKey) ?? document.documentElement.lang
  return languages.find((candidate) => candidate === remembered) ?? 'en'
}

import { type InterfaceLanguage, interfaceLanguages } from '@brigade/domain/kit/languages.ts'
import { useMemo } from 'react'
import { fetchTogether } from '#kit/device/chunk-reload.ts'
import { deviceStore } from '#kit/device/device-store.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import type { CatalogueName, KeyOf, ValuesFor, TranslationKey } from '#kit/i18n/translation-keys.ts'
import { textOf, type Values, type Translations } from '#kit/i18n/translations.ts'

/**
 * The content of a translation file: the words of its feature, and the few of other features that are shown around
 * every screen.
 */
type TranslationsFile = { translations: Translations; menuTranslations?: Readonly<Record<string, Translations>> }

/** Loaders of a feature's texts: `{ en: () => import('./orders.translations.en.ts'), … }`. */
export type TranslationsByLanguage = Record<InterfaceLanguage, () => Promise<TranslationsFile>>

/** Translates a key of any catalogue to the language of the interface: `t('shell:logout')`. */
export type TranslateAny = <Key extends TranslationKey>(key: Key, ...values: ValuesFor<Key>) => string

/** Translates the keys of one catalogue without its name: `t('settings.title')`. */
export type Translate<Name extends CatalogueName> = TranslateAny &
  (<Key extends KeyOf<Name>>(key: Key, ...values: ValuesFor<`${Name}:${Key}`>) => string)

const languageKey = 'brigade-language'
const rightToLeft: readonly string[] = ['ar'] satisfies InterfaceLanguage[]
const catalogues = new Map<string, TranslationsByLanguage>()
const texts = { en: new Map<string, Translations>(), ar: new Map<string, Translations>() } satisfies Record<
  InterfaceLanguage,
  unknown
>
const fetched = { en: new Set<string>(), ar: new Set<string>() } satisfies Record<InterfaceLanguage, unknown>
const language = createStore<InterfaceLanguage>(rememberedLanguage())

/** Registers a feature's texts; `loadTranslations` fetches them when a screen needs them. */
export function registerTranslations(name: CatalogueName, translations: TranslationsByLanguage): void {
  catalogues.set(name, translations)
}

/** Fetches the texts of the named features in the language of the interface, so that no screen shows bare keys. */
export async function loadTranslations(...names: CatalogueName[]): Promise<void> {
  const wanted = language.get()
  await fetchTogether(names.map((name) => loadCatalogue(name, wanted)))
  // Another language may have been chosen in between.
  if (language.get() !== wanted) await loadTranslations(...names)
}

export function useLanguage(): InterfaceLanguage {
  return useStore(language)
}

export function getLanguage(): InterfaceLanguage {
  return language.get()
}

/** Shows the whole interface in another language, and stores it on this device. */
export async function setLanguage(next: InterfaceLanguage): Promise<void> {
  const missing = () => [...fetched[language.get()]].filter((name) => !fetched[next].has(name))
  // Catalogues that arrived in the old language in between are needed in the new one too.
  while (missing().length > 0) await Promise.all(missing().map((name) => loadCatalogue(name, next)))
  deviceStore.write(languageKey, next)
  document.documentElement.lang = next
  document.documentElement.dir = directionOf(next)
  language.set(next)
}

export function directionOf(candidate: InterfaceLanguage): 'ltr' | 'rtl' {
  return rightToLeft.includes(candidate) ? 'rtl' : 'ltr'
}

/** Returns the language for a person whose account names `wanted`, if the interface has it. */
export function offeredLanguage(wanted: string): InterfaceLanguage | null {
  return interfaceLanguages.find((candidate) => candidate === wanted) ?? null
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

function sayIn(wanted: InterfaceLanguage, key: string, values: Values | undefined): string {
  const text = find(wanted, key, values)
  if (text !== undefined) return text
  // For developers: end-to-end tests fail by it.
  // oxlint-disable-next-line no-console
  console.error(`No words for ${key}`)
  return key.slice(key.indexOf(':') + 1)
}

/** Finds a text; English replaces texts that another language lacks. */
function find(wanted: InterfaceLanguage, key: string, values: Values | undefined): string | undefined {
  const [name = '', path = ''] = key.split(':')
  for (const candidate of [wanted, 'en'] as const) {
    const translations = texts[candidate].get(name)
    const text = translations && textOf(translations, { path, language: candidate, values })
    if (text !== undefined) return text
  }
  return undefined
}

function fullKey(key: string, name: string): string {
  return key.includes(':') ? key : `${name}:${key}`
}

async function loadCatalogue(name: string, wanted: InterfaceLanguage): Promise<void> {
  const catalogue = catalogues.get(name)
  if (!catalogue || fetched[wanted].has(name)) return
  const { translations, menuTranslations = {} } = await catalogue[wanted]()
  for (const [part, itsWords] of [...Object.entries(menuTranslations), [name, translations] as const]) {
    texts[wanted].set(part, { ...texts[wanted].get(part), ...itsWords })
  }
  fetched[wanted].add(name)
}

function rememberedLanguage(): InterfaceLanguage {
  return offeredLanguage(deviceStore.read(languageKey) ?? '') ?? 'en'
}

import { type InterfaceLanguage, interfaceLanguages } from '@brigade/domain/kit/languages.ts'
import { useMemo } from 'react'
import { fetchTogether } from '#kit/chunk-reload.ts'
import { deviceStore } from '#kit/device-store.ts'
import { createStore, useStore } from '#kit/store.ts'
import type { CatalogueName, KeyOf, ValuesFor, WordKey } from '#kit/word-keys.ts'
import { textOf, type Values, type Words } from '#kit/words.ts'

/** What a file of words brings: those of its feature, and the few of others that stand around every screen. */
type WordsFile = { words: Words; menuWords?: Readonly<Record<string, Words>> }

/** How to fetch a feature's texts: `{ en: () => import('./orders.words.en.ts'), … }`. */
export type WordsByLanguage = Record<InterfaceLanguage, () => Promise<WordsFile>>

/** Says a text of any catalogue in the language of the interface: `t('shell:logout')`. */
export type Say = <Key extends WordKey>(key: Key, ...values: ValuesFor<Key>) => string

/** The same for those of one catalogue, whose name need not be said: `t('settings.title')`. */
export type Translate<Name extends CatalogueName> = Say &
  (<Key extends KeyOf<Name>>(key: Key, ...values: ValuesFor<`${Name}:${Key}`>) => string)

const languageKey = 'brigade-language'
const rightToLeft: readonly string[] = ['ar'] satisfies InterfaceLanguage[]
const catalogues = new Map<string, WordsByLanguage>()
const texts = { en: new Map<string, Words>(), ar: new Map<string, Words>() } satisfies Record<
  InterfaceLanguage,
  unknown
>
const fetched = { en: new Set<string>(), ar: new Set<string>() } satisfies Record<InterfaceLanguage, unknown>
const language = createStore<InterfaceLanguage>(rememberedLanguage())

/** Makes a feature's texts known; they are fetched by `loadWords` when a screen needs them. */
export function registerWords(name: CatalogueName, words: WordsByLanguage): void {
  catalogues.set(name, words)
}

/** Fetches the texts of the named features in the language of the interface, so that no screen shows bare keys. */
export async function loadWords(...names: CatalogueName[]): Promise<void> {
  const wanted = language.get()
  await fetchTogether(names.map((name) => loadCatalogue(name, wanted)))
  // Another language may have been chosen meanwhile.
  if (language.get() !== wanted) await loadWords(...names)
}

export function useLanguage(): InterfaceLanguage {
  return useStore(language)
}

export function getLanguage(): InterfaceLanguage {
  return language.get()
}

/** Shows the whole interface in another language, and remembers it on this device. */
export async function setLanguage(next: InterfaceLanguage): Promise<void> {
  const missing = () => [...fetched[language.get()]].filter((name) => !fetched[next].has(name))
  // What has come in the old language meanwhile is wanted in the new one too.
  while (missing().length > 0) await Promise.all(missing().map((name) => loadCatalogue(name, next)))
  deviceStore.write(languageKey, next)
  document.documentElement.lang = next
  document.documentElement.dir = directionOf(next)
  language.set(next)
}

export function directionOf(candidate: InterfaceLanguage): 'ltr' | 'rtl' {
  return rightToLeft.includes(candidate) ? 'rtl' : 'ltr'
}

/** The language to speak with somebody whose account names `wanted`, if the interface has it. */
export function offeredLanguage(wanted: string): InterfaceLanguage | null {
  return interfaceLanguages.find((candidate) => candidate === wanted) ?? null
}

/** The texts of one feature, in the language of the interface. */
export function useWords<Name extends CatalogueName>(name: Name): Translate<Name> {
  const current = useStore(language)
  return useMemo<Translate<Name>>(
    () => (key: string, values?: Values) => sayIn(current, fullKey(key, name), values),
    [current, name],
  )
}

/** For code that speaks outside of a component: `say('ui:errors.noAnswer')`. */
export const say: Say = (key: string, values?: Values) => sayIn(language.get(), key, values)

/** The same for a text that may not be in the catalogue, as the server's reasons: null when it is not. */
export function sayIfKnown(key: string, values?: Values): string | null {
  return find(language.get(), key, values) ?? null
}

function sayIn(wanted: InterfaceLanguage, key: string, values: Values | undefined): string {
  const text = find(wanted, key, values)
  if (text !== undefined) return text
  // For those who build it: journeys fail by it.
  // oxlint-disable-next-line no-console
  console.error(`No words for ${key}`)
  return key.slice(key.indexOf(':') + 1)
}

/** English stands in for what another language lacks. */
function find(wanted: InterfaceLanguage, key: string, values: Values | undefined): string | undefined {
  const [name = '', path = ''] = key.split(':')
  for (const candidate of [wanted, 'en'] as const) {
    const words = texts[candidate].get(name)
    const text = words && textOf(words, { path, language: candidate, values })
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
  const { words, menuWords = {} } = await catalogue[wanted]()
  for (const [part, itsWords] of [...Object.entries(menuWords), [name, words] as const]) {
    texts[wanted].set(part, { ...texts[wanted].get(part), ...itsWords })
  }
  fetched[wanted].add(name)
}

function rememberedLanguage(): InterfaceLanguage {
  return offeredLanguage(deviceStore.read(languageKey) ?? '') ?? 'en'
}

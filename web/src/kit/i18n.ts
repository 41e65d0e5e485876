import type { Language } from '@brigade/domain/kit/languages.ts'
import i18next, { type TOptions } from 'i18next'
import { useMemo } from 'react'
import { deviceStore } from '#kit/device-store.ts'
import { createStore, useStore } from '#kit/store.ts'

/** The languages whose catalogue is complete. */
export const interfaceLanguages = ['en', 'ar'] as const satisfies readonly Language[]

export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Texts of one feature, nested by screen. */
export type Words = { [key: string]: string | Words }

/** How to fetch a feature's texts: `{ en: () => import('./orders.words.en.ts'), … }`. */
export type WordsByLanguage = Record<InterfaceLanguage, () => Promise<{ words: Words }>>

/** Says a text in the language of the interface: `t('settings.title')`, or `t('shell:logout')` of another catalogue. */
export type Translate = (key: string, values?: TOptions) => string

const languageKey = 'brigade-language'
const rightToLeft: readonly string[] = ['ar'] satisfies InterfaceLanguage[]
const catalogues = new Map<string, WordsByLanguage>()
const language = createStore<InterfaceLanguage>(rememberedLanguage())

void i18next.init({
  lng: language.get(),
  fallbackLng: 'en',
  resources: {},
  ns: [],
  interpolation: { escapeValue: false },
  saveMissing: true,
  // For those who build it: journeys fail by it.
  // oxlint-disable-next-line no-console
  missingKeyHandler: (_languages, name, key) => console.error(`No words for ${name}:${key}`),
})

/** Makes a feature's texts known; they are fetched by `loadWords` when a screen needs them. */
export function registerWords(name: string, words: WordsByLanguage): void {
  catalogues.set(name, words)
}

/** Fetches the texts of the named features in the language of the interface, so that no screen shows bare keys. */
export async function loadWords(...names: string[]): Promise<void> {
  await Promise.all(names.map((name) => loadCatalogue(name, language.get())))
}

export function useLanguage(): InterfaceLanguage {
  return useStore(language)
}

export function getLanguage(): InterfaceLanguage {
  return language.get()
}

/** Shows the whole interface in another language, and remembers it on this device. */
export async function setLanguage(next: InterfaceLanguage): Promise<void> {
  const inUse = [...catalogues.keys()].filter((name) => i18next.hasResourceBundle(language.get(), name))
  await Promise.all(inUse.map((name) => loadCatalogue(name, next)))
  await i18next.changeLanguage(next)
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
export function useWords(name: string): Translate {
  const current = useStore(language)
  return useMemo<Translate>(
    () => (key, values) => i18next.t(key, { ...values, lng: current, ns: name }),
    [current, name],
  )
}

/** For code that speaks outside of a component: `say('ui:errors.noAnswer')`. */
export function say(key: string, values?: TOptions): string {
  return i18next.t(key, { ...values, lng: language.get() })
}

/** The same for a text that may not be in the catalogue: null when it is not. */
export function sayIfKnown(key: string, values?: TOptions): string | null {
  return i18next.exists(key, { ...values, lng: language.get() }) ? say(key, values) : null
}

async function loadCatalogue(name: string, wanted: InterfaceLanguage): Promise<void> {
  const catalogue = catalogues.get(name)
  if (!catalogue || i18next.hasResourceBundle(wanted, name)) return
  const { words } = await catalogue[wanted]()
  i18next.addResourceBundle(wanted, name, words)
}

function rememberedLanguage(): InterfaceLanguage {
  return offeredLanguage(deviceStore.read(languageKey) ?? '') ?? 'en'
}

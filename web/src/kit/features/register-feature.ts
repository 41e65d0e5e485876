import type { WebFeature } from '#kit/features/feature.ts'
import { registerTranslations } from '#kit/i18n/i18n.ts'
import { registerSounds } from '#kit/sounds/sounds.ts'

/** Registers all parts of a feature, before any of them is used. */
export function registerFeature(feature: WebFeature): void {
  const { name, translations: words, sounds = {}, fills = [] } = feature
  registerTranslations(name, words)
  registerSounds(sounds)
  for (const fill of fills) fill(feature)
}

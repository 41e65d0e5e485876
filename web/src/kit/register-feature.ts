import type { WebFeature } from '#kit/feature.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { registerJobNames } from '#kit/job-names.ts'
import { registerSettings } from '#kit/settings-parts.ts'
import { registerSounds } from '#kit/sounds.ts'

/** Makes known what a feature brings, before anything of it is asked for. */
export function registerFeature({ name, words, alsoSays = [], sounds = {}, jobNames, settings }: WebFeature): void {
  registerWords(name, words)
  registerSounds(sounds)
  if (jobNames) registerJobNames(name, jobNames)
  if (settings) {
    registerSettings(name, async () => (await Promise.all([settings(), loadWords(name, ...alsoSays)]))[0])
  }
}

import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import { loadWords } from '#kit/i18n.ts'
import type { CatalogueName, PlainKey } from '#kit/word-keys.ts'

/** What people read for the kinds of a feature's jobs: `{ 'files:removeBytes': 'files:jobs.removeBytes' }`. */
export type JobNames = Readonly<Record<string, PlainKey>>

/** Of all features, by kind. */
export type KnownJobNames = ReadonlyMap<string, PlainKey>

const known = new Map<string, PlainKey>()
const speaking = new Set<CatalogueName>()

/** Makes the names of a feature's jobs known. */
export function registerJobNames(feature: CatalogueName, names: JobNames): void {
  speaking.add(feature)
  for (const [kind, labelKey] of entriesOf(names)) known.set(kind, labelKey)
}

/** The names of all jobs, once the words that say them are there. */
export async function fetchJobNames(): Promise<KnownJobNames> {
  await loadWords(...speaking)
  return known
}

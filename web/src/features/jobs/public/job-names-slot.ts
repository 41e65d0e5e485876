import { defineSlot } from '#kit/features/slot.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** The label of a kind of job. */
export type JobName = { kind: string; labelKey: PlainKey }

/** The names of the jobs of all features. */
export const jobNamesSlot = defineSlot<JobName>('jobNames', { translations: 'own' })

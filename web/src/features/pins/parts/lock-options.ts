import type { Translate } from '#kit/i18n/i18n.ts'

/** The value of a choice that stands for null, which a control can't have. */
export const neverLocks = 0

const minutes = [1, 2, 5, 10, 15, 30, 60, 120]

/** Returns the choices of when a shared device locks, with the present one. */
export function lockOptions(t: Translate<'pins'>, current: number | null = null) {
  const all = [...new Set(current === null ? minutes : [...minutes, current])].toSorted((one, other) => one - other)
  return [
    ...all.map((count) => ({ value: count, label: t('minutes', { count, shown: count }) })),
    { value: neverLocks, label: t('neverLocks') },
  ]
}

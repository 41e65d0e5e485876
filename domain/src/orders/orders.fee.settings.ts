import { toMinor } from '../kit/money.ts'
import type { SettingProblems } from '../kit/settings.ts'

/** The sentence that people read when a service fee can't be stored. */
export const feeErrors = { percentDecimals: 'Use at most two decimals.' } as const

/** Returns the problem of a service fee, a percentage with at most two decimals. */
export function problemsOfServiceFee(percent: number): SettingProblems {
  // A percentage has as many decimals as a dollar.
  if (toMinor(percent, 'USD') !== null) return {}
  return { '': { code: 'percentDecimals', sentence: feeErrors.percentDecimals } }
}

import { westernDigits } from '../kit/read-number.ts'
import { isWholeWithin } from '../kit/is-whole-within.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { PinErrorCode } from './pins.errors.ts'
import { deviceLimits, lockMinutes, pinLength, pinTries } from './pins.limits.ts'
import type { DeviceDraft } from './pins.schema.ts'

/** Returns a PIN as it is compared: in Western digits, whichever keyboard it was typed on, without spaces. */
export function pinOf(text: string): string {
  return westernDigits(text).replaceAll(/\s/g, '')
}

/** Checks the format of a PIN at sign-in. Returns its problem, or undefined. */
export function problemOfPinEntry(pin: string): Problem<PinErrorCode> | undefined {
  const { least, most } = pinLength
  if (pin === '') return { code: 'pinMissing' }
  if (!/^\d+$/.test(pin)) return { code: 'pinNotDigits' }
  return pin.length < least || pin.length > most ? { code: 'pinLength', params: { least, most } } : undefined
}

/** Returns the problem of a PIN that its owner chooses; undefined if there is none. */
export function problemOfNewPin(pin: string): Problem<PinErrorCode> | undefined {
  return problemOfPinEntry(pin) ?? (isTrivialPin(pin) ? { code: 'pinTrivial' } : undefined)
}

/** Returns whether a PIN is among those that people try first: a repetition, a row of the keyboard or a year. */
export function isTrivialPin(pin: string): boolean {
  const steps = Array.from(pin)
    .slice(1)
    .map((digit, place) => (Number(digit) - Number(pin[place]) + 10) % 10)
  const isRow = [0, 1, 9].some((step) => steps.every((each) => each === step))
  const isRepeated = [1, 2, 3].some((size) => pin === pin.slice(0, size).repeat(pin.length / size))
  return isRow || isRepeated || isYear.test(pin) || columnsOfPad.includes(pin)
}

const isYear = /^(?:19|20)\d\d$/
const columnsOfPad = ['2580', '0852']

/** Returns the problems of a shared device by field. */
export function problemsOfDevice({ name, lockAfterMinutes }: DeviceDraft): Problems<PinErrorCode> {
  const { nameLength: limit } = deviceLimits
  const length = Array.from(plainText(name)).length
  const isLockWrong = lockAfterMinutes !== null && !isWholeWithin(lockAfterMinutes, lockMinutes)
  return {
    ...(length === 0 && { name: { code: 'nameMissing' } }),
    ...(length > limit && { name: { code: 'nameTooLong', params: { limit } } }),
    ...(isLockWrong && { lockAfterMinutes: { code: 'lockMinutesWrong', params: lockMinutes } }),
  }
}

/** The wrong PINs of one person at one device, as they are stored. */
export type WrongPins = { deviceId: number; wrong: number; lastAt: string }

/**
 * Returns until when a person is locked at a device after the wrong PINs at all devices; null if they are not. The sum over all devices
 * locks too, so that many devices don't multiply the tries. Wrong PINs are forgotten a day after the last one.
 */
export function pinLockedUntil(
  all: readonly WrongPins[],
  { deviceId, now }: { deviceId: number; now: Date },
): Date | null {
  const recent = all.filter((each) => !isForgotten(each, now))
  const here = recent.filter((each) => each.deviceId === deviceId)
  const until = Math.max(lockOf(here, pinTries.atDevice), lockOf(recent, pinTries.everywhere))
  return until > now.getTime() ? new Date(until) : null
}

/** Returns whether wrong PINs are so old that they no longer count. */
export function isForgotten({ lastAt }: Pick<WrongPins, 'lastAt'>, now: Date): boolean {
  return Date.parse(lastAt) <= now.getTime() - pinTries.forgottenAfterHours * 3_600_000
}

/** The minutes of the locks, one after the other; the last one repeats. */
const lockSteps = [5, 10, 20, 40, 60] as const

/** Returns the end of the lock in milliseconds: the first one after the free tries, and a longer one after each further. */
function lockOf(tries: readonly WrongPins[], free: number): number {
  const wrong = tries.reduce((sum, each) => sum + each.wrong, 0)
  if (wrong < free) return 0
  const minutes = lockSteps[Math.min(wrong - free, lockSteps.length - 1)]!
  return Math.max(...tries.map(({ lastAt }) => Date.parse(lastAt))) + minutes * 60_000
}

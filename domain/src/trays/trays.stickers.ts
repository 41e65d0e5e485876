import { isWholeWithin } from '../kit/is-whole-within.ts'
import type { Problems } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import type { TrayErrorCode } from './trays.errors.ts'
import { serialOfTyped } from './trays.scan.ts'
import { trayLimits } from './trays.limits.ts'
import type { TrayType } from './trays.schema.ts'

/** A range of stickers as a person types it: the first one, as a serial or as its link, and the number. */
export type StickerRangeDraft = { first: string; count: TypedNumber; type: TrayType }

/** Returns the problems of a range of stickers, by its fields. (screens, /qrslist) */
export function problemsOfStickerRange({ first, count }: StickerRangeDraft): Problems<TrayErrorCode> {
  const isCount = isStickerCount(count)
  const serial = serialOfTyped(first)
  return {
    ...(serial === null && { first: { code: 'serialWrong' } }),
    ...(!isCount && { count: { code: 'stickerCountWrong', params: { most: trayLimits.mostStickersAtOnce } } }),
    ...(serial !== null && isCount && countedOn(serial, count) === null && { count: { code: 'serialsRunOut' } }),
  }
}

/** Returns the serials of a range without problems: they count up from the digits at the end of the first one. */
export function serialsOf({ first, count }: StickerRangeDraft): string[] {
  const serial = serialOfTyped(first)
  return (serial !== null && isStickerCount(count) && countedOn(serial, count)) || []
}

function isStickerCount(count: TypedNumber): count is number {
  return isWholeWithin(count, { least: 1, most: trayLimits.mostStickersAtOnce })
}

/** Returns null if the digits at the end are too few for this count. */
function countedOn(serial: string, count: number): string[] | null {
  const digits = /\d*$/.exec(serial)?.[0] ?? ''
  const start = Number(digits)
  if (count > 1 && (digits === '' || String(start + count - 1).length > digits.length)) return null
  const head = serial.slice(0, serial.length - digits.length)
  return Array.from({ length: count }, (_, place) =>
    digits === '' ? serial : head + String(start + place).padStart(digits.length, '0'),
  )
}

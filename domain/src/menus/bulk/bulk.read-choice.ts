import { plainText } from '../../kit/plain-text.ts'
import { westernDigits } from '../../kit/read-number.ts'
import { weekDays } from '../../kit/venue-clock.ts'
import { tidyDays, tidyHours } from '../menus.times.ts'
import { cellProblem } from './bulk.errors.ts'
import type { ReadCell } from './bulk.read-cell.ts'

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'si', 'sì', 'да', 'oui', 'evet', 'ndiyo', 'نعم', 'بەڵێ'])
const no = new Set(['no', 'n', 'false', '0', 'nein', 'нет', 'non', 'hayır', 'hayir', 'hapana', 'لا', 'نەخێر'])

/** Returns the value of a cell of Yes or No, of days, or of hours. An empty one has no value: it changes nothing. */
export function readChoiceCell(type: 'flag' | 'days' | 'hours', text: string): ReadCell {
  const wanted = westernDigits(plainText(text)).toLowerCase()
  if (wanted === '') return { value: undefined }
  return readers[type](wanted)
}

const readers = {
  flag(wanted: string): ReadCell {
    if (yes.has(wanted)) return { value: true }
    return no.has(wanted) ? { value: false } : { problem: cellProblem('flagUnknown') }
  },
  days(wanted: string): ReadCell {
    const days = partsOf(wanted).map((part) => (part === 'all' ? 'ALL' : dayOf(part)))
    return days.length > 0 && days.every((day) => day !== undefined)
      ? { value: tidyDays(days) }
      : { problem: cellProblem('daysUnknown') }
  },
  hours(wanted: string): ReadCell {
    const hours = partsOf(wanted).map((part) => (part === 'all' ? 'ALL' : hourOf(part)))
    return hours.length > 0 && hours.every((hour) => hour !== undefined)
      ? { value: tidyHours(hours) }
      : { problem: cellProblem('hoursUnknown') }
  },
}

function partsOf(list: string): string[] {
  return list.split(/[\s,;،/+]+/u).filter((part) => part !== '')
}

/** Returns the day of a name or of its first three letters. */
function dayOf(name: string): string | undefined {
  return weekDays.find((day) => day.toLowerCase() === name || day.slice(0, 3).toLowerCase() === name.replace('.', ''))
}

function hourOf(digits: string): string | undefined {
  const hour = Number(digits)
  return /^\d{1,2}$/.test(digits) && hour <= 23 ? String(hour) : undefined
}

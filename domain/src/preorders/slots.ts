import { type WeekDay, weekDays, type WeekHour } from '../kit/venue-clock.ts'
import { businessDayAt, businessDays, clockOffset, dayAfter, instantOfWall, wallTimeAt } from '../kit/venue-days.ts'
import { type FormTimes, minuteOfDay } from './menu-forms.rules.ts'

/** A time of delivery: the minute of the wall clock at which it begins, and the instants that follow from it. */
export type Slot = {
  /** The day of delivery, on the venue's calendar. */
  day: string
  /** Such as `06:30`. */
  slot: string
  /** When it begins. */
  at: string
  /** When its orders go to the kitchen: not before the business day begins whose bill they are on. */
  releaseAt: string
  /** Until when guests can order for it and change it; never after the kitchen has the order. */
  changeUntil: string
}

/** The clock of a venue, and the hour at which its night ends. */
type VenueClock = { timeZone: string; nightHour: number }

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Returns the slots of a day, in their order. A slot that the clock skips in spring does not exist; one that it shows
 * twice in autumn is the first. The cut-off is an instant too: a clock that is set back does not open a form again.
 */
export function slotsOfDay(day: string, form: FormTimes, venue: VenueClock): Slot[] {
  if (!isDelivered(day, form)) return []
  const { timeZone } = venue
  const last = minuteOfDay(form.toTime)
  const instantOf = instantsOfDay(day, timeZone)
  const wall = { day: dayAfter(day, -form.cutOffDays), minutes: minuteOfDay(form.cutOffTime) }
  const cutOffAt = form.cutOffBy === 'time' ? instantOfWall(wall, timeZone).at : null
  const beginOf = beginsOfBusinessDays(day, venue)
  const slots: Slot[] = []
  for (let minutes = minuteOfDay(form.fromTime); minutes <= last; minutes += form.slotMinutes) {
    const { at, exists } = instantOf(minutes)
    if (exists)
      slots.push({ day, slot: wallText(minutes), at, ...deadlinesOf({ at, earliest: beginOf(at), cutOffAt, form }) })
  }
  return slots
}

/** Returns the slot of a day that begins at this time of the wall clock; undefined if the form has none. */
export function slotAt(
  { day, slot }: Pick<Slot, 'day' | 'slot'>,
  form: FormTimes,
  venue: VenueClock,
): Slot | undefined {
  return slotsOfDay(day, form, venue).find((each) => each.slot === slot)
}

/** Returns the day of the week and the hour of a slot, on the venue's clock. */
export function weekHourOf({ day, slot }: Pick<Slot, 'day' | 'slot'>): WeekHour {
  return { day: weekDayOf(day), hour: Math.floor(minuteOfDay(slot) / 60) }
}

/** Returns the days that can be ordered for: today at the venue and those after it. */
export function orderableDays({ daysAhead }: Pick<FormTimes, 'daysAhead'>, timeZone: string, now: Date): string[] {
  const today = wallTimeAt(now.toISOString(), timeZone).wall.slice(0, 10)
  return Array.from({ length: daysAhead + 1 }, (_, days) => dayAfter(today, days))
}

/** Returns whether a guest can still order for a slot, or change what they ordered. */
export function isOpenForGuests({ changeUntil }: Pick<Slot, 'changeUntil'>, now: Date): boolean {
  return now.toISOString() < changeUntil
}

/** Returns whether staff can still order for a slot: until it begins. */
export function isOpenForStaff({ at }: Pick<Slot, 'at'>, now: Date): boolean {
  return now.toISOString() < at
}

/**
 * Returns whether an order for this time can go to the kitchen: from the beginning of its business day on, so that it is on the bill of that day
 * and not on the one of the evening before.
 */
export function isOfToday(slotAt: string, venue: VenueClock, now: Date): boolean {
  return businessDayAt(now.getTime(), venue) >= businessDayAt(Date.parse(slotAt), venue)
}

function isDelivered(day: string, { daysAvailable }: FormTimes): boolean {
  return daysAvailable.includes('ALL') || daysAvailable.includes(weekDayOf(day))
}

function weekDayOf(day: string): WeekDay {
  // Monday is the first of our days, and the second of the calendar's.
  return weekDays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!
}

/** Returns what gives the instants of a day's minutes: reading the clock of a zone takes long, and most days have one offset. */
function instantsOfDay(day: string, timeZone: string): (minutes: number) => { at: string; exists: boolean } {
  const wall = Date.parse(`${day}T00:00:00Z`)
  const [before, after] = [clockOffset(wall - dayMs, timeZone), clockOffset(wall + 2 * dayMs, timeZone)]
  if (before !== after) return (minutes) => instantOfWall({ day, minutes }, timeZone)
  return (minutes) => ({ at: new Date(wall + minutes * minuteMs - before).toISOString(), exists: true })
}

/** Returns what gives the beginning of the business day of each slot: one before the night hour belongs to the day before. */
function beginsOfBusinessDays(day: string, venue: VenueClock): (at: string) => string {
  const before = dayAfter(day, -1)
  const [own, last] = [day, before].map((each) => businessDays({ from: each, to: each }, venue).from)
  return (at) => (at < own! ? last! : own!)
}

/** `cutOffAt` is null if the cut-off is some minutes before each slot. */
type Due = { at: string; earliest: string; cutOffAt: string | null; form: FormTimes }

function deadlinesOf({ at, earliest, cutOffAt, form }: Due): Pick<Slot, 'releaseAt' | 'changeUntil'> {
  const before = (minutes: number) => new Date(Date.parse(at) - minutes * minuteMs).toISOString()
  const wanted = before(form.leadMinutes)
  const releaseAt = wanted < earliest ? earliest : wanted
  const cutOff = cutOffAt ?? before(form.cutOffMinutes)
  return { releaseAt, changeUntil: cutOff < releaseAt ? cutOff : releaseAt }
}

function wallText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

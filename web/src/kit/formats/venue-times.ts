import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

const wallFormat = 'YYYY-MM-DDTHH:mm'

/** Returns the time and date of a venue at an instant, to the minute: `2026-11-21T18:30`. */
export function wallTextAt(instant: string | number, timeZone: string): string {
  return dayjs(instant).tz(timeZone).format(wallFormat)
}

/** Returns the instant of a venue's local time. */
export function instantOfWallTime(wallTime: string, timeZone: string): string {
  return dayjs.tz(wallTime, timeZone).toISOString()
}

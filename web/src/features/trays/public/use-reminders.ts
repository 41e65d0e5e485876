import { dueReminders, reminderSeconds } from '@brigade/domain/trays/trays.reminders.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { serverNow } from '#kit/device/clock.ts'
import { readSessionText, setSessionText } from '#kit/calls/session-text.ts'

export type WaitingRecord = { id: number; createdAt: string }

export type Reminding = {
  /** The name under which the reminders of this screen are remembered. */
  name: string
  of: keyof typeof reminderSeconds
  /** Minutes until the reminder; null for never. */
  afterMinutes: number | null
}

export type Reminders<T> = {
  reminded: T[]
  /** Stores the dismissal, so that it does not return after a reload of the page. */
  notePutAside: (record: T) => void
}

/**
 * Returns the records of which people are reminded on this screen, from the look that found them late for as long as
 * they wait; each once, except that a reload of the page repeats those that were not dismissed. (spec 1, §9)
 */
export function useReminders<T extends WaitingRecord>(
  waiting: readonly T[],
  { name, of, afterMinutes }: Reminding,
): Reminders<T> {
  const [reminded, setReminded] = useState(() => unansweredBefore(name))
  const latest = useRef(waiting)
  useEffect(() => {
    latest.current = waiting
  })
  useEffect(() => {
    if (afterMinutes === null) return undefined
    const everySeconds = reminderSeconds[of]
    const look = () => {
      const before = readIds(`reminded:${name}`)
      const due = dueReminders(latest.current, { afterMinutes, everySeconds, now: serverNow() })
      const news = due.filter(({ id }) => !before.includes(id)).map(({ id }) => id)
      if (news.length === 0) return
      keepIds(`reminded:${name}`, [...before, ...news])
      setReminded((known) => new Set([...known, ...news]))
    }
    look()
    const timer = setInterval(look, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [name, of, afterMinutes])
  return {
    reminded: useMemo(() => waiting.filter(({ id }) => reminded.has(id)), [waiting, reminded]),
    notePutAside: ({ id }) => keepIds(`putAside:${name}`, [...readIds(`putAside:${name}`), id]),
  }
}

/** Upper limit of remembered reminders; a venue does not have more in three hours. */
const mostRemembered = 2_000

function unansweredBefore(name: string): ReadonlySet<number> {
  const dismissNotification = readIds(`putAside:${name}`)
  return new Set(readIds(`reminded:${name}`).filter((id) => !dismissNotification.includes(id)))
}

function readIds(key: string): number[] {
  const kept: unknown = JSON.parse(readSessionText(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : []
}

function keepIds(key: string, ids: readonly number[]): void {
  setSessionText(key, JSON.stringify(ids.slice(-mostRemembered)))
}

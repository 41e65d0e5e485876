import { dueReminders, reminderSeconds } from '@brigade/domain/trays/trays.reminders.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { serverNow } from '#kit/clock.ts'
import { readSessionText, setSessionText } from '#kit/session-text.ts'

export type Waiting = { id: number; createdAt: string }

export type Reminding = {
  /** As which it is remembered of what people were reminded on this screen. */
  name: string
  of: keyof typeof reminderSeconds
  /** After how many minutes; null for never. */
  afterMinutes: number | null
}

export type Reminders<T> = {
  reminded: T[]
  /** So that it does not come again when the page is loaded again. */
  notePutAside: (record: T) => void
}

/**
 * Those of which people are to be reminded on this screen, from the look that found them late for as long as they wait; none of them twice,
 * but after a reload of the page those that nobody has put aside. (spec 1, §9)
 */
export function useReminders<T extends Waiting>(
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

/** In three hours a venue has no more of them. */
const mostRemembered = 2_000

function unansweredBefore(name: string): ReadonlySet<number> {
  const putAside = readIds(`putAside:${name}`)
  return new Set(readIds(`reminded:${name}`).filter((id) => !putAside.includes(id)))
}

function readIds(key: string): number[] {
  const kept: unknown = JSON.parse(readSessionText(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : []
}

function keepIds(key: string, ids: readonly number[]): void {
  setSessionText(key, JSON.stringify(ids.slice(-mostRemembered)))
}

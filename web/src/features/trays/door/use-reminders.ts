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

/**
 * Those of which people are to be reminded on this screen, from the look that found them late for as long as they wait; none of them twice,
 * also after a reload of the page. (spec 1, §9)
 */
export function useReminders<T extends Waiting>(waiting: readonly T[], { name, of, afterMinutes }: Reminding): T[] {
  const [reminded, setReminded] = useState<ReadonlySet<number>>(new Set())
  const latest = useRef(waiting)
  useEffect(() => {
    latest.current = waiting
  })
  useEffect(() => {
    if (afterMinutes === null) return undefined
    const everySeconds = reminderSeconds[of]
    const look = () => {
      const before = readReminded(name)
      const due = dueReminders(latest.current, { afterMinutes, everySeconds, now: serverNow() })
      const news = due.filter(({ id }) => !before.includes(id)).map(({ id }) => id)
      if (news.length === 0) return
      setSessionText(`reminded:${name}`, JSON.stringify([...before, ...news].slice(-mostRemembered)))
      setReminded((known) => new Set([...known, ...news]))
    }
    look()
    const timer = setInterval(look, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [name, of, afterMinutes])
  return useMemo(() => waiting.filter(({ id }) => reminded.has(id)), [waiting, reminded])
}

/** In three hours a venue has no more of them. */
const mostRemembered = 2_000

function readReminded(name: string): number[] {
  const kept: unknown = JSON.parse(readSessionText(`reminded:${name}`) ?? '[]')
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : []
}

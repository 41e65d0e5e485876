import { useEffect, useEffectEvent, useMemo } from 'react'
import { useStore } from '#kit/device/store.ts'
import { entries, unfinishedOf } from '#kit/outbox/entries.ts'
import {
  ask,
  noteShown,
  noteWanted,
  registerSender,
  type Sender,
  sendingStates,
  unwantedEntries,
} from '#kit/outbox/outbox.ts'
import type { Entry } from '#kit/outbox/stored-entries.ts'

/**
 * Registers the sender of a kind while the component is mounted. A form whose fields do not render this component must
 * call `noteWanted` when they change.
 */
export function useSender<Request, Answer>(kind: string, sender: Sender<Request, Answer>): void {
  const latest = useEffectEvent(() => sender)
  useEffect(() => registerSender(kind, () => latest()), [kind])
  // What was typed may be in any state of the component.
  useEffect(() => noteWanted(kind))
}

/**
 * Sends the requests of a form, each of which replaces the one before. Returns a function that sends one, and what became
 * of the last. Unless it is stored (`place`), the form forgets it when it closes.
 */
export function useOutbox<Request, Answer>(name: string, sender: Sender<Request, Answer>, how: Partial<How> = {}) {
  useSender(name, sender)
  const send = (request: Request) => void ask({ name, kind: name, place: 'memory', ...how, request })
  return { ...useSending<Request>(name), ask: send }
}

type How = Pick<Entry, 'place' | 'leftAfterMs'>

type Sending<Request> = {
  entry: Entry<Request> | undefined
  isUnderWay: boolean
  /**
   * True if it was sent without an answer, and its form still wants it: its first sending is not in doubt yet, and a
   * later one does not end the doubt.
   */
  isInDoubt: boolean
  error: unknown
}

/** Returns what became of a request so far, for the component that shows it. */
export function useSending<Request>(name: string): Sending<Request> {
  useEffect(() => noteShown(name), [name])
  const entry = useStore(entries).find((each) => each.name === name)
  const { isUnderWay = false, wasSent = true, error = null } = useStore(sendingStates)[name] ?? {}
  const isWanted = !useStore(unwantedEntries).includes(name)
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A name belongs to one form, and only that asks under it.
    entry: entry as Entry<Request> | undefined,
    isUnderWay,
    isInDoubt: entry !== undefined && entry.isSent && isWanted && !(isUnderWay && !wasSent),
    error,
  }
}

/** Returns the unfinished entries of a kind, the oldest first. */
export function useUnfinished<Request>(kind: string): readonly Entry<Request>[] {
  const all = useStore(entries)
  return useMemo(() => unfinishedOf(all, kind), [all, kind])
}

import { useRef } from 'react'
import { isUnanswered, toApiError } from '#kit/calls/api-error.ts'
import { addEntry, changeEntry, isSameRequest, removeEntry } from '#kit/outbox/entries.ts'
import { settleFailed } from '#kit/outbox/outbox.ts'
import type { Entry } from '#kit/outbox/stored-entries.ts'

type AddOnce<Body extends object, Added> = {
  /** The name of the form in the outbox. */
  form: string
  create: (body: Body, idempotencyKey: string) => Promise<Added>
  /** Changes the added record to the current values of the form. */
  change: (added: Added, body: Body) => Promise<Added>
}

/**
 * Adds the record of a form once, even if it is sent again because the answer was lost. If the form was edited in
 * between, the first values are sent again under their key, and the record that they made is then changed.
 */
export function useAddOnce<Body extends object, Added>({
  form,
  create,
  change,
}: AddOnce<Body, Added>): (body: Body) => Promise<Added> {
  const unfinished = useRef<Entry<Body> | null>(null)

  return async function add(body) {
    const entry = unfinished.current ?? addEntry({ name: form, kind: form, place: 'page', request: body })
    const isSame = isSameRequest(entry.request, body)
    unfinished.current = { ...entry, isSent: true }
    changeEntry(unfinished.current)
    let added: Added
    try {
      added = await create(entry.request, entry.key)
    } catch (thrown) {
      settleFailed(entry, thrown)
      if (isUnanswered(thrown)) throw thrown
      unfinished.current = null
      // The first request added nothing, or the record that it added was deleted.
      if (isSame && toApiError(thrown).data.reason !== 'keyTaken') throw thrown
      return add(body)
    }
    const saved = isSame ? added : await change(added, body)
    unfinished.current = null
    removeEntry(entry)
    return saved
  }
}

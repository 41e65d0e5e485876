import { addEntry, changeEntry, removeEntry } from '#kit/outbox/entries.ts'
import { settleFailed } from '#kit/outbox/outbox.ts'

type SendOnce<Answer> = {
  /** The form, record or act that the request belongs to. */
  name: string
  request: object
  send: (idempotencyKey: string) => Promise<Answer>
}

/**
 * Sends a request that the person repeats if its answer is lost, also after a reload of the page: the same request has
 * the same key until its outcome is known. Throws the failure.
 */
export async function sendOnce<Answer>({ name, request, send }: SendOnce<Answer>): Promise<Answer> {
  const entry = addEntry({ name, kind: name, place: 'page', request })
  changeEntry({ ...entry, isSent: true })
  try {
    const answer = await send(entry.key)
    removeEntry(entry)
    return answer
  } catch (error) {
    settleFailed(entry, error)
    throw error
  }
}

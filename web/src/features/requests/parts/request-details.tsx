import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { Escalations, useEscalationsText } from '#features/requests/parts/escalations.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import font from '#ui/font.module.css'
import styles from '#features/requests/parts/waiting-requests.module.css'

/** Shows below the row of an open request what its guest has answered, and to whom it was escalated. */
export function RequestDetails({ request }: { request: GuestRequest }) {
  const { answersOf } = useRequestWords()
  const answers = answersOf(request)
  const isEscalated = (request.escalations?.length ?? 0) > 0 || request.escalatedAt !== null
  if (answers === '' && !isEscalated) return null
  return (
    <div className={styles.details} role="cell">
      {answers === '' ? null : (
        <p className={font.strong}>
          <bdi>{answers}</bdi>
        </p>
      )}
      <Escalations request={request} />
    </div>
  )
}

type RequestFactsProps = { request: GuestRequest; time: (at: string) => string }

/** Shows what an ended request wanted, what its guest answered, and to whom it was escalated. */
export function RequestFacts({ request, time }: RequestFactsProps) {
  const { typeOf, answersOf } = useRequestWords()
  const escalationsText = useEscalationsText()
  const notes = [answersOf(request), escalationsText(request, time)].filter((note) => note !== '')
  return (
    <>
      <bdi>{typeOf(request)}</bdi>
      {notes.map((note) => (
        <p key={note} className={font.note}>
          <bdi>{note}</bdi>
        </p>
      ))}
    </>
  )
}

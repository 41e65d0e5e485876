import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { Fragment, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Escalations, useEscalationsText } from '#features/requests/parts/escalations.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import font from '#ui/font.module.css'
import styles from '#features/requests/parts/waiting-requests.module.css'

/** Shows below the row of an open request what its guest has answered, and to whom it was escalated. */
export function RequestDetails({ request }: { request: GuestRequest }) {
  const { answersOf } = useRequestWords()
  const answers = answersOf(request)
  const isEscalated = (request.escalations?.length ?? 0) > 0 || request.escalatedAt !== null
  // Screen readers count the cells of a row.
  if (answers === '' && !isEscalated) return <div className="visually-hidden" role="cell" />
  return (
    <div className={styles.details} role="cell">
      {answers === '' ? null : <Answers text={answers} />}
      <Escalations request={request} />
    </div>
  )
}

/** Maximum number of letters of answers at first: guests may write ten times as much, and a list has other requests too. */
const mostLetters = 240

/** Shows answers, and the rest of long ones once a person asks for it. */
function Answers({ text }: { text: string }) {
  const t = useTranslations('requests')
  const [isWhole, setIsWhole] = useState(false)
  const letters = Array.from(text)
  const isCut = !isWhole && letters.length > mostLetters
  return (
    <>
      <p className={font.strong}>
        <bdi>{isCut ? `${letters.slice(0, mostLetters).join('').trimEnd()}…` : text}</bdi>
      </p>
      {isCut ? (
        <BigButton kind="quiet" onClick={() => setIsWhole(true)}>
          {t('ui:popups.showWhole')}
        </BigButton>
      ) : null}
    </>
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
        <Fragment key={note}>
          {' '}
          <bdi className={font.note}>{note}</bdi>
        </Fragment>
      ))}
    </>
  )
}

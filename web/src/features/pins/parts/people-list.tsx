import type { DevicePerson } from '@brigade/domain/pins/pins.schema.ts'
import { comparedText } from '@brigade/domain/kit/plain-text.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import entry from '#features/auth/public/entry-form.module.css'
import styles from '#features/pins/parts/who.module.css'

/** More people than this are searched. */
const fewPeople = 12

type PeopleListProps = {
  people: readonly DevicePerson[]
  /** The person who comes back from the pad: their button gets the focus. */
  chosenId: number | null
  onChoose: (person: DevicePerson) => void
}

/** Lists the people who may sign in at a shared device, each as a large button. */
export function PeopleList({ people, chosenId, onChoose }: PeopleListProps) {
  const t = useTranslations('pins')
  const list = useRef<HTMLUListElement>(null)
  const [search, setSearch] = useState('')
  const words = comparedText(search).split(' ')
  const shown = people.filter(({ fname, lname }) => {
    const name = comparedText(`${fname} ${lname}`)
    return words.every((word) => name.includes(word))
  })

  // To choose a name is the only purpose of this page.
  useEffect(() => {
    const chosen = chosenId === null ? null : list.current?.querySelector<HTMLElement>(`[data-person="${chosenId}"]`)
    const first = list.current?.querySelector<HTMLElement>('button')
    ;(chosen ?? first)?.focus()
  }, [chosenId])

  if (people.length === 0) return <p>{t('who.nobody')}</p>
  return (
    <>
      {people.length > fewPeople ? (
        <div className={entry.field}>
          <label htmlFor="who-search">{t('who.search')}</label>
          <input
            id="who-search"
            type="search"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && shown[0] && onChoose(shown[0])}
          />
        </div>
      ) : null}
      <ul ref={list} className={styles.people} aria-label={t('who.people')}>
        {shown.map((person) => (
          <li key={person.id}>
            <button type="button" data-person={person.id} dir="auto" onClick={() => onChoose(person)}>
              {`${person.fname} ${person.lname}`}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p role="status">{t('who.notFound')}</p> : null}
    </>
  )
}

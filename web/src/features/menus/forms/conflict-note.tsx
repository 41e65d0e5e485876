import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Radio } from 'antd'
import { useEffect, useRef } from 'react'
import type { Meeting, Side } from '#features/menus/forms/use-record-form.ts'
import { useVenueFormats } from '#features/menus/use-venue-formats.ts'
import styles from '#features/menus/forms/conflict-note.module.css'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'

type ConflictNoteProps = {
  venue: Venue
  meeting: Meeting
  labelOf: (path: string) => string
  textOf: (path: string, value: unknown) => string
  onChoose: (path: string, side: Side) => void
}

/** Tells the second one what the first one changed, and lets them choose where both changed the same. */
export function ConflictNote({ venue, meeting, labelOf, textOf, onChoose }: ConflictNoteProps) {
  const t = useWords('menus')
  const { time } = useVenueFormats(venue)
  const { changedBy, changedAt, mine, theirs, taken, conflicts } = meeting
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    // It came while somebody looked at the button at the other end.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [changedAt])
  const who = changedBy ?? t('conflict.somebody')
  const say = (path: string, value: unknown) =>
    value === undefined ? t('conflict.nothing') : textOf(path, value) || t('conflict.nothing')
  return (
    <section ref={note} className={styles.note} role="alert" aria-label={t('conflict.label')}>
      <p className={styles.title}>
        <Icon path={infoIcon} />
        {changedAt ? t('conflict.at', { who, time: time(changedAt) }) : t('conflict.title', { who })}
      </p>
      <p>{conflicts.length > 0 ? t('conflict.choose') : t('conflict.kept')}</p>
      {taken.length > 0 ? (
        <dl className={styles.taken}>
          {taken.map((path) => (
            <div key={path}>
              <dt>{labelOf(path)}</dt>
              <dd dir="auto">{say(path, theirs[path])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {conflicts.map(({ path, side }) => (
        <fieldset key={path} className={styles.choice}>
          <legend>{labelOf(path)}</legend>
          <Radio.Group
            value={side}
            onChange={({ target }) => onChoose(path, target.value === 'theirs' ? 'theirs' : 'mine')}
          >
            <Radio value="mine">
              {t('conflict.mine')} <bdi className={styles.value}>{say(path, mine[path])}</bdi>
            </Radio>
            <Radio value="theirs">
              {t('conflict.theirs', { who })} <bdi className={styles.value}>{say(path, theirs[path])}</bdi>
            </Radio>
          </Radio.Group>
        </fieldset>
      ))}
    </section>
  )
}

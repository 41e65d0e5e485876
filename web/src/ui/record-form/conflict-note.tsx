import { Radio } from 'antd'
import { useEffect, useRef } from 'react'
import type { Formats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { Meeting, EditOwner } from '#kit/forms/record-edit.ts'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'
import { type FieldRow, labelAt, textAt } from '#ui/record-form/field-table.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#ui/record-form/conflict-note.module.css'

type ConflictNoteProps = {
  meeting: Meeting
  fields: Readonly<Record<string, FieldRow>>
  formats: Formats
  onChoose: (path: string, whose: EditOwner) => void
}

/** Shows the second person the changes of the first, and lets them choose a value if both changed the same field. */
export function ConflictNote({ meeting, fields, formats, onChoose }: ConflictNoteProps) {
  const t = useTranslations('shell')
  const { changedBy, changedAt, mine, theirs, taken, conflicts } = meeting
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    // The note appears while the person looks at the button at the other end.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [changedAt])
  const who = changedBy ?? t('form.conflict.somebody')
  const labelOf = (path: string) => labelAt(fields, path)
  const textOf = (path: string, value: unknown) => textAt(fields, { path, value, t })
  return (
    <section
      ref={note}
      className={`${styles.note} ${stack.column3}`}
      role="alert"
      aria-label={t('form.conflict.label')}
    >
      <p className={`${styles.title} ${stack.row2} ${font.strong}`}>
        <Icon path={infoIcon} />
        {changedAt ? t('form.conflict.at', { who, time: formats.time(changedAt) }) : t('form.conflict.title', { who })}
      </p>
      {conflicts.length > 0 ? null : <p>{t('form.conflict.kept')}</p>}
      {taken.length > 0 ? (
        <dl className={styles.taken}>
          {taken.map((path) => (
            <div key={path}>
              <dt>{labelOf(path)}</dt>
              <dd dir="auto">{textOf(path, theirs[path])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {conflicts.length > 0 ? <p>{t('form.conflict.choose')}</p> : null}
      {conflicts.map(({ path, whose }) => (
        <fieldset key={path} className={styles.choice}>
          <legend>{labelOf(path)}</legend>
          <Radio.Group
            value={whose}
            onChange={({ target }) => onChoose(path, target.value === 'theirs' ? 'theirs' : 'mine')}
          >
            <Radio value="mine">
              {t('form.conflict.mine')} <bdi className={font.name}>{textOf(path, mine[path])}</bdi>
            </Radio>
            <Radio value="theirs">
              {t('form.conflict.theirs', { who })} <bdi className={font.name}>{textOf(path, theirs[path])}</bdi>
            </Radio>
          </Radio.Group>
        </fieldset>
      ))}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { useEndSession } from '#features/staff/staff.mutations.ts'
import { sessionsOfMember } from '#features/staff/staff.queries.ts'
import styles from '#features/staff/parts/session-list.module.css'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'

/** Lists the devices on which a person is signed in; each can be signed out. */
export function SessionList({ userId, mayEnd }: { userId: number; mayEnd: boolean }) {
  const t = useTranslations('staff')
  const { dateTime } = useFormats()
  const { data } = useQuery(sessionsOfMember(userId))
  const end = useEndSession()
  if (!data) return null
  return (
    <section className={`${styles.sessions} ${stack.column2}`}>
      <h3 className={font.strong}>{t('sessions.title')}</h3>
      {data.length === 0 ? <p className={font.soft}>{t('sessions.none')}</p> : null}
      <ul className={stack.column2}>
        {data.map(({ id, device, createdAt, lastSeenAt, isOwn }) => {
          const name = device ?? t('sessions.unknown')
          return (
            <li key={id} className={stack.row3}>
              <div className={stack.grow}>
                <bdi>{name}</bdi>
                <p className={font.note}>
                  {t('sessions.since', { since: dateTime(createdAt), seen: dateTime(lastSeenAt) })}
                </p>
              </div>
              {isOwn ? <span className={font.soft}>{t('sessions.own')}</span> : null}
              {mayEnd && !isOwn ? (
                <BigButton
                  kind="quiet"
                  aria-label={t('sessions.endOf', { device: name })}
                  isBusy={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {t('sessions.end')}
                </BigButton>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

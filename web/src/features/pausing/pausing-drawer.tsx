import type { PauseMinutes } from '@brigade/domain/venues/pausing.schema.ts'
import { pauseOf } from '@brigade/domain/venues/pausing.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { menusOfVenue } from '#features/menus/menus.queries.ts'
import { PauseRow } from '#features/pausing/pause-row.tsx'
import styles from '#features/pausing/pausing.module.css'
import { usePauseOrders } from '#features/pausing/pausing.mutations.ts'
import { usePauseText } from '#features/pausing/public/use-pause-text.ts'
import { usePausesOf } from '#features/pausing/public/use-pauses.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { readName } from '#kit/i18n/read-name.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { Waiting } from '#ui/waiting.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'

const spans = [
  { minutes: 15, span: 'quarter' },
  { minutes: 30, span: 'half' },
  { minutes: 60, span: 'hour' },
  { minutes: null, span: 'open' },
] as const satisfies readonly { minutes: PauseMinutes; span: string }[]

/** Pauses ordering at a venue, or from one of its menus, for a while; shows what is paused already. */
export function PausingDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('pausing')
  const { data: menus, error, refetch } = useQuery(menusOfVenue(venue.id))
  const sold = menus?.filter(({ isActive }) => isActive) ?? []
  return (
    <Drawer title={t('title')} onClose={onClose}>
      <p className={font.note}>{t('hint')}</p>
      <ul>
        <Place venue={venue} menuId={null} name={t('venue')} />
      </ul>
      <h3 className={styles.heading}>{t('menus')}</h3>
      {error && !menus ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {!error && !menus ? <Waiting /> : null}
      {menus && sold.length === 0 ? <p className={font.note}>{t('noMenus')}</p> : null}
      <ul>
        {sold.map(({ id, name }) => (
          <Place key={id} venue={venue} menuId={id} name={readName(name)} />
        ))}
      </ul>
    </Drawer>
  )
}

/** Renders the venue or one menu: its pause if it has one, else the times for which it can be paused. */
function Place({ venue, menuId, name }: { venue: Venue; menuId: number | null; name: string }) {
  const t = useTranslations('pausing')
  const textOf = usePauseText()
  const pause = pauseOf(usePausesOf(venue), menuId)
  const { mutate, isPending, variables } = usePauseOrders()
  if (pause) return <PauseRow venue={venue} pause={pause} name={textOf({ venue, pause })} />
  return (
    <li className={`${styles.row} ${stack.wrap2}`}>
      <strong className={styles.what}>{name}</strong>
      <div className={`${styles.choices} ${stack.wrap2}`}>
        {spans.map(({ minutes, span }) => (
          <BigButton
            key={span}
            kind="quiet"
            className={styles.choice}
            isBusy={isPending && variables.minutes === minutes}
            isOff={isPending && variables.minutes !== minutes}
            aria-label={t('forOf', { name, span: t(`for.${span}`) })}
            onClick={() => mutate({ restaurantId: venue.id, menuId, minutes, seen: null })}
          >
            {t(`for.${span}`)}
          </BigButton>
        ))}
      </div>
    </li>
  )
}

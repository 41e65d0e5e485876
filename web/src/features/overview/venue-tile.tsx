import { lateCount } from '@brigade/domain/overview/overview.rules.ts'
import type { VenueOverview } from '@brigade/domain/overview/overview.schema.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/overview/overview.module.css'

type VenueTileProps = { venue: VenueOverview; now: number }

/** Shows what happens at a venue, and leads to its board. */
export function VenueTile({ venue, now }: VenueTileProps) {
  // An order that is late changes the tile, a clock that goes on does not.
  return <Tile venue={venue} late={lateCount(venue, now)} />
}

const kinds = [
  { name: 'incoming', tone: 'amber' },
  { name: 'updated', tone: 'magenta' },
  { name: 'inProgress', tone: 'blue' },
] as const

const counted = [
  { name: 'posErrors', tone: 'red' },
  { name: 'printerTroubles', tone: 'red' },
  { name: 'requests', tone: 'amber' },
  { name: 'trayRooms', tone: 'grey' },
  { name: 'overnightTrays', tone: 'grey' },
] as const

const Tile = memo(function Tile({ venue, late }: { venue: VenueOverview; late: number }) {
  const t = useTranslations('overview')
  const language = useLanguage()
  const { id, name, currency, isPaused, today, lastWeek } = venue
  const { money, number } = createFormats({ language, currency, timeZone: 'UTC' })
  const signs = [
    ...(late > 0 ? [{ name: 'late', tone: 'late', text: t('late', { shown: number(late) }) }] : []),
    ...(isPaused ? [{ name: 'paused', tone: 'red', text: t('paused') }] : []),
    ...kinds
      .filter((kind) => venue[kind.name] > 0)
      .map((kind) => ({ ...kind, text: t(kind.name, { shown: number(venue[kind.name]) }) })),
    ...counted
      .filter((kind) => venue[kind.name] > 0)
      .map((kind) => ({
        ...kind,
        text: t(kind.name, { count: venue[kind.name], shown: number(venue[kind.name]) }),
      })),
  ]
  return (
    <li className={styles.place}>
      <Link className={`${styles.tile} ${surface.card}`} to={`/orders?venue=${id}`}>
        <strong className={styles.name}>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.signs}>
          {signs.length === 0 ? <span className={font.soft}>{t('quiet')}</span> : null}
          {signs.map(({ name: kind, tone, text }) => (
            <span key={kind} className={styles.sign} data-tone={tone}>
              {text}
            </span>
          ))}
        </span>
        <span className={styles.takings}>
          <span>{t('today', { revenue: money(today.orderPrice) })}</span>{' '}
          <span className={font.soft}>{t('lastWeek', { revenue: money(lastWeek.orderPrice) })}</span>{' '}
          <span className={font.soft}>
            {t('orders', { count: today.orders, now: number(today.orders), before: number(lastWeek.orders) })}
          </span>
        </span>
      </Link>
    </li>
  )
})

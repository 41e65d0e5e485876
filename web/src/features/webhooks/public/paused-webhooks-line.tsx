import type { Webhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from '#features/pausing/public/pause-line.module.css'
import { pausedWebhooks } from '#features/webhooks/webhooks.queries.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { type Translate, useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import stack from '#ui/stack.module.css'

/** Tells people who configure webhooks in one line that some were paused, because they failed for days. */
export function PausedWebhooksLine() {
  return useCan('webhooks:configure') ? <Line /> : null
}

function Line() {
  const t = useTranslations('webhooks')
  const { data: paused = [] } = useQuery(pausedWebhooks())
  const [first] = paused
  if (!first) return null
  const venue = first.restaurantId === null ? '' : `?venue=${first.restaurantId}`
  return (
    <section className={`${styles.line} ${stack.row2}`} aria-label={t('line.title')}>
      <Icon path={warningIcon} size={18} />
      <span className={`${stack.grow} ${styles.words}`} role="status">
        {textOf(paused, first, t)}
      </span>
      <Link className={`${styles.act} ${stack.row2}`} to={`/webhooks${venue}`}>
        {t('line.show')}
      </Link>
    </section>
  )
}

function textOf(paused: readonly Webhook[], { name, pauseReason }: Webhook, t: Translate<'webhooks'>): string {
  const isOfOne = paused.length === 1 && pauseReason !== null && pauseReason !== 'failed'
  return isOfOne ? t(`line.${pauseReason}`, { name }) : t('line.paused', { count: paused.length, name })
}

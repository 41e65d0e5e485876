import { tableOfGuestName } from '@brigade/domain/access/guest-name.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { activityTimings, type ActivityTiming } from '@brigade/domain/orders/orders.timings.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { translateIfKnown, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { mainActivity } from '#features/orders/order/main-activity.ts'
import { paymentTexts } from '#features/orders/order/payment-texts.ts'
import { orderEvents } from '#features/orders/records/orders.queries.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/order-timeline.module.css'

/**
 * Shows the history of an order, with time and person: first its main acts, and all of them if asked for. Until its log
 * is loaded, or if it can't be, shows the times that the order itself contains.
 */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const language = useLanguage()
  const mayRead = useCan('orders:readEvents')
  const { time, minutes } = useVenueBook().formatsOf(order.restaurantId)
  const { data, error, refetch } = useQuery(orderEvents({ id: order.id, version: order.version, isEnabled: mayRead }))
  // The page has the guest's table in its title.
  const nameOf = (by: string) => (tableOfGuestName(by) === order.table ? t('sources.app') : shownName(by, t))
  const entries: TimelineEntry[] = data
    ? data.map((event) => entryOfEvent(event, language))
    : activityTimings(order).map(entryOfTiming)
  const [showsAll, showAll] = useState(false)
  const main = mainActivity(entries)
  const shown = showsAll ? entries : main
  return (
    <>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      <ol>
        {shown.map(({ key, act, at, by, reason, text }, index) => {
          const before = shown[index - 1]
          const took = before ? Math.round((Date.parse(at) - Date.parse(before.at)) / 60_000) : 0
          return (
            <li key={key} className={styles.entry}>
              <time dateTime={at} className={font.strong}>
                {time(at)}
              </time>
              <div className={`${stack.cluster} ${stack.gap12}`}>
                <p className={font.strong}>{text ?? actWords(act)}</p>
                {by ? <p className={font.note}>{nameOf(by)}</p> : null}
                {reason ? <p className={font.note}>{reasonWords({ act, reason })}</p> : null}
              </div>
              {took > 0 ? (
                <span className={`${font.note} ${font.nowrap}`}>{t('events.after', { span: minutes(took) })}</span>
              ) : null}
            </li>
          )
        })}
      </ol>
      {main.length < entries.length ? (
        <button
          type="button"
          className={`${styles.all} ${stack.touch} ${surface.bare}`}
          aria-expanded={showsAll}
          onClick={() => showAll(!showsAll)}
        >
          {t(showsAll ? 'order.lessActivity' : 'order.allActivity')}
        </button>
      ) : null}
    </>
  )
}

/**
 * Returns the text of a logged reason. For an undo it is the undone act, for feedback its kind, for a print the copy;
 * for all other acts it was typed by a person.
 */
function reasonWords({ act, reason }: { act: string; reason: string }): string {
  if (act === 'feedback') return translateIfKnown(`orders:feedback.${reason}`) ?? reason
  if (act === 'print') return printWords(reason)
  return act === 'undo' ? actWords(reason) : reason
}

/** Returns the kind of print and its copy: `receipt 2`. */
function printWords(reason: string): string {
  const [what = '', copy = ''] = reason.split(' ')
  return translateIfKnown(`orders:printed.${what}`, { copy }) ?? reason
}

/** Returns the name of an act, or its key: the log may contain acts that are newer than this page. */
function actWords(act: string): string {
  return translateIfKnown(`orders:events.${act}`) ?? act
}

type TimelineEntry = {
  key: string
  act: string
  at: string
  by: string | null
  reason: string | null
  /** Shown instead of the act: for a payment, its amount. */
  text?: string | null
}

function entryOfEvent(event: OrderEvent, language: Language): TimelineEntry {
  const { id, act, fromStatus, at, by, reason } = event
  const isReview = act === 'accept' && fromStatus === 'updated'
  return {
    key: String(id),
    act: isReview ? 'review' : act,
    at,
    by,
    // A change without an act is logged by its column name, which is not shown to users.
    reason: act === 'details' ? null : reason,
    text: paymentTexts(event, language),
  }
}

function entryOfTiming(timing: ActivityTiming): TimelineEntry {
  return { key: timing.act, ...timing }
}

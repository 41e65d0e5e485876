import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { activityTimings, type ActivityTiming } from '@brigade/domain/orders/orders.timings.ts'
import { useQuery } from '@tanstack/react-query'
import { sayIfKnown, useLanguage, useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { shownName } from '#kit/shown-name.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { paymentWords } from '#features/orders/order/payment-words.ts'
import { orderEvents } from '#features/orders/orders.queries.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/order-timeline.module.css'

/** What happened to an order, when and by whom; until its log is there, and where it can't be had, by the times that the order itself carries. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useWords('orders')
  const language = useLanguage()
  const mayRead = useCan('orders:readEvents')
  const { time, minutes } = useVenueBook().formatsOf(order.restaurantId)
  const { data, error, refetch } = useQuery(orderEvents({ id: order.id, version: order.version, isEnabled: mayRead }))
  const entries: TimelineEntry[] = data
    ? data.map((event) => entryOfEvent(event, language))
    : activityTimings(order).map(entryOfTiming)
  return (
    <>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      <ol className={styles.timeline}>
        {entries.map(({ key, act, at, by, reason, words }, index) => {
          const before = entries[index - 1]
          const took = before ? Math.round((Date.parse(at) - Date.parse(before.at)) / 60_000) : 0
          return (
            <li key={key} className={styles.entry}>
              <time dateTime={at} className={styles.time}>
                {time(at)}
              </time>
              <div>
                <p className={styles.act}>{words ?? actWords(act)}</p>
                {by ? <p className={styles.by}>{shownName(by, t)}</p> : null}
                {reason ? <p className={styles.reason}>{reasonWords({ act, reason })}</p> : null}
              </div>
              {took > 0 ? <span className={styles.took}>{t('events.after', { span: minutes(took) })}</span> : null}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Of an act that was taken back the log keeps which, of feedback what it was, of a print which copy; of all others what somebody wrote. */
function reasonWords({ act, reason }: { act: string; reason: string }): string {
  if (act === 'feedback') return sayIfKnown(`orders:feedback.${reason}`) ?? reason
  if (act === 'print') return printWords(reason)
  return act === 'undo' ? actWords(reason) : reason
}

/** What was printed and which copy of it: `receipt 2`. */
function printWords(reason: string): string {
  const [what = '', copy = ''] = reason.split(' ')
  return sayIfKnown(`orders:printed.${what}`, { copy }) ?? reason
}

/** The log may hold acts that are newer than this page. */
function actWords(act: string): string {
  return sayIfKnown(`orders:events.${act}`) ?? act
}

type TimelineEntry = {
  key: string
  act: string
  at: string
  by: string | null
  reason: string | null
  /** What is said instead of the act: of a payment how much it was. */
  words?: string | null
}

function entryOfEvent(event: OrderEvent, language: InterfaceLanguage): TimelineEntry {
  const { id, act, fromStatus, at, by, reason } = event
  const isReview = act === 'accept' && fromStatus === 'updated'
  return {
    key: String(id),
    act: isReview ? 'review' : act,
    at,
    by,
    // What changed beside the acts is told by its column, which is no word for people.
    reason: act === 'details' ? null : reason,
    words: paymentWords(event, language),
  }
}

function entryOfTiming(timing: ActivityTiming): TimelineEntry {
  return { key: timing.act, ...timing }
}

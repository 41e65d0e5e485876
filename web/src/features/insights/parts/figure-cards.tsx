import { changeFrom, happinessOf, onlineShareOf, pointsFrom, shareOf } from '@brigade/domain/insights/insights.rules.ts'
import type { CurrencySales, InsightFigures } from '@brigade/domain/insights/insights.schema.ts'
import { decimalsOf } from '@brigade/domain/kit/money.ts'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { downIcon, upIcon } from '#ui/icon-paths.ts'
import { decimalText, percentText } from '#features/insights/parts/short-texts.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/insights/parts/insights.module.css'

type FigureCardsProps = {
  sales: CurrencySales
  isAlone: boolean
  isBusy: boolean
  /** True if the period is only a day that is not over: its sums are not compared with those of a whole day. */
  isUnfinished: boolean
}

/** A change of this many times the sum before is shown by that sum alone. */
const mostTimes = 10

type Kind = 'sum' | 'average' | 'share'

/** Shows the key figures of a currency, each with that of the days before. */
export function FigureCards({ sales, isAlone, isBusy, isUnfinished }: FigureCardsProps) {
  const t = useTranslations('insights')
  const language = useLanguage()
  const { currency, now, before } = sales
  const { money, number } = createFormats({ language, currency, timeZone: 'UTC' })
  const share = (value: number) => percentText(value, language)
  const average = ({ orderPrice, orders }: InsightFigures) => {
    const exact = shareOf(orderPrice, orders)
    return exact === null ? null : Number(exact.toFixed(decimalsOf(currency)))
  }
  const figures = [
    { name: 'orderPrice', kind: 'sum', of: ({ orderPrice }) => orderPrice, text: money },
    { name: 'orders', kind: 'sum', of: ({ orders }) => orders, text: number },
    { name: 'average', kind: 'average', of: average, text: money },
    { name: 'covers', kind: 'sum', of: ({ covers }) => covers, text: number },
    { name: 'online', kind: 'share', of: onlineShareOf, text: share },
    { name: 'tips', kind: 'sum', of: ({ tipAmount }) => tipAmount, text: money },
    { name: 'discounts', kind: 'sum', of: ({ discount }) => discount, text: money },
    { name: 'refunds', kind: 'sum', of: ({ refunded }) => refunded, text: money },
    { name: 'happiness', kind: 'share', of: happinessOf, text: share },
  ] as const satisfies readonly {
    name: string
    kind: Kind
    of: (figures: InsightFigures) => number | null
    text: (value: number) => string
  }[]
  return (
    <section aria-label={isAlone ? t('figures') : t('figuresIn', { currency })} aria-busy={isBusy}>
      <dl className={`${styles.figures} ${stack.wrap2}`}>
        {figures.map(({ name, kind, of, text }) => (
          <div key={name} className={`${styles.figure} ${surface.card}`} data-figure={name}>
            <dt>{t(`figure.${name}`)}</dt>
            <dd>
              <strong className={styles.value}>{breaking(textOf(of(now), text))}</strong>
              <Change
                kind={kind}
                now={of(now)}
                before={of(before)}
                text={text}
                isShown={kind !== 'sum' || !isUnfinished}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type ChangeProps = {
  kind: Kind
  now: number | null
  before: number | null
  text: (value: number) => string
  isShown: boolean
}

function Change({ kind, now, before, text, isShown }: ChangeProps) {
  const t = useTranslations('insights')
  const language = useLanguage()
  if (before === null) return null
  const difference = kind === 'share' ? pointsFrom(before, now) : changeFrom(before, now)
  // From a tiny sum, a change has no meaningful percentage.
  const isHuge = kind !== 'share' && difference !== null && Math.abs(difference) >= mostTimes
  const change = isShown && !isHuge ? difference : null
  return (
    <span className={`${styles.change} ${font.note}`}>
      {change === null ? null : (
        <span className={stack.inline1}>
          {change === 0 ? null : <Icon path={change > 0 ? upIcon : downIcon} size={12} />}
          {change === 0 ? t('same') : t(change > 0 ? 'up' : 'down', { share: sizeOf(Math.abs(change)) })}
        </span>
      )}
      <span>{t('before', { before: breaking(text(before)) })}</span>
    </span>
  )

  /** Changes of shares are points: a percentage of a percentage is read as points anyway. */
  function sizeOf(size: number): string {
    if (kind !== 'share') return percentText(size, language)
    return t('points', { count: size, points: decimalText(size, language) })
  }
}

/** Lets an amount break after its currency, so that its digits stay together. */
function breaking(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function textOf(value: number | null, text: (value: number) => string): string {
  return value === null ? '–' : text(value)
}

import { changeFrom, happinessOf, onlineShareOf, shareOf } from '@brigade/domain/insights/insights.rules.ts'
import type { CurrencySales, InsightFigures } from '@brigade/domain/insights/insights.schema.ts'
import { decimalsOf } from '@brigade/domain/kit/money.ts'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { downIcon, upIcon } from '#ui/icon-paths.ts'
import { percentText } from '#features/insights/parts/short-texts.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/insights/parts/insights.module.css'

type FigureCardsProps = { sales: CurrencySales; isAlone: boolean; isBusy: boolean }

/** Shows the key figures of a currency, each with that of the days before. */
export function FigureCards({ sales, isAlone, isBusy }: FigureCardsProps) {
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
    { name: 'orderPrice', of: ({ orderPrice }) => orderPrice, text: money },
    { name: 'orders', of: ({ orders }) => orders, text: number },
    { name: 'average', of: average, text: money },
    { name: 'covers', of: ({ covers }) => covers, text: number },
    { name: 'online', of: onlineShareOf, text: share },
    { name: 'tips', of: ({ tipAmount }) => tipAmount, text: money },
    { name: 'discounts', of: ({ discount }) => discount, text: money },
    { name: 'refunds', of: ({ refunded }) => refunded, text: money },
    { name: 'happiness', of: happinessOf, text: share },
  ] as const satisfies readonly {
    name: string
    of: (figures: InsightFigures) => number | null
    text: (value: number) => string
  }[]
  return (
    <section aria-label={isAlone ? t('figures') : t('figuresIn', { currency })} aria-busy={isBusy}>
      <dl className={`${styles.figures} ${stack.grid2}`}>
        {figures.map(({ name, of, text }) => (
          <div key={name} className={`${styles.figure} ${surface.card}`} data-figure={name}>
            <dt>{t(`figure.${name}`)}</dt>
            <dd>
              <strong className={styles.value}>{textOf(of(now), text)}</strong>
              <Change now={of(now)} before={of(before)} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type ChangeProps = { now: number | null; before: number | null; text: (value: number) => string }

function Change({ now, before, text }: ChangeProps) {
  const t = useTranslations('insights')
  const language = useLanguage()
  if (before === null) return null
  const change = changeFrom(before, now)
  const share = change === null ? null : percentText(Math.abs(change), language)
  const word = change === 0 ? t('same') : t(change !== null && change > 0 ? 'up' : 'down', { share: share ?? '' })
  return (
    <span className={`${styles.change} ${font.note}`}>
      {share === null ? null : (
        <span className={stack.inline1}>
          {change === 0 ? null : <Icon path={change! > 0 ? upIcon : downIcon} size={12} />}
          {word}
        </span>
      )}
      <span>{t('before', { before: text(before) })}</span>
    </span>
  )
}

function textOf(value: number | null, text: (value: number) => string): string {
  return value === null ? '–' : text(value)
}

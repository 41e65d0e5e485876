import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { CurrencyTotals } from '@brigade/domain/orders/finance.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { useCurrencyFormats } from '#features/orders/finance/use-currency-formats.ts'
import font from '#ui/font.module.css'
import styles from '#features/orders/finance/finance-totals.module.css'

type Moved = Pick<CurrencyTotals['money'][number], (typeof amounts)[number]> & {
  way: CurrencyTotals['money'][number]['way'] | 'all'
}

const amounts = ['cameIn', 'wentBack', 'left'] as const

type FinanceMoneyProps = { totals: CurrencyTotals; isAlone: boolean; isBusy: boolean }

/** Shows payments and refunds of these days, by kind and in total, regardless of what became of the orders. */
export function FinanceMoney({ totals, isAlone, isBusy }: FinanceMoneyProps) {
  const t = useTranslations('finance')
  const { currency, money } = totals
  const columns = useMoneyColumns(currency)
  if (money.length === 0) return null
  const title = isAlone ? t('money.title') : t('money.titleIn', { currency })
  const Heading = isAlone ? 'h2' : 'h3'
  return (
    <>
      <Heading className={styles.heading}>{title}</Heading>
      <p className={font.note}>{t('money.note')}</p>
      <DataTable
        label={title}
        columns={columns}
        records={money.length > 1 ? [...money, togetherOf(totals)] : money}
        keyOf={({ way }) => way}
        isBusy={isBusy}
      />
    </>
  )
}

function togetherOf({ currency, money }: CurrencyTotals): Moved {
  const sum = (name: (typeof amounts)[number]) =>
    fromMinor(
      money.reduce((total, moved) => total + (toMinor(moved[name], currency) ?? 0), 0),
      currency,
    )
  return { way: 'all', cameIn: sum('cameIn'), wentBack: sum('wentBack'), left: sum('left') }
}

function useMoneyColumns(currency: CurrencyTotals['currency']): Column<Moved>[] {
  const t = useTranslations('finance')
  const { money } = useCurrencyFormats(currency)
  return [
    { key: 'way', label: t('money.way'), kind: 'heading', render: ({ way }) => t(`money.ways.${way}`) },
    {
      key: 'cameIn',
      label: t('money.cameIn'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ cameIn }) => money(cameIn),
    },
    {
      key: 'wentBack',
      label: t('money.wentBack'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ wentBack }) => money(wentBack),
    },
    {
      key: 'left',
      label: t('money.left'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ left }) => <strong>{money(left)}</strong>,
    },
  ]
}

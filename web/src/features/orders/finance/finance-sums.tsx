import type { CurrencyTotals } from '@brigade/domain/orders/finance.schema.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { FinanceMoney } from '#features/orders/finance/finance-money.tsx'
import { useCurrencyFormats } from '#features/orders/finance/use-currency-formats.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/finance/finance-totals.module.css'

/** Amounts that have a column only if they are not zero. */
const seldom = ['vatFee', 'amountPaidOnline', 'amountPaidInCash', 'amountPaidByCard'] as const

/** Shows the totals of the days for each currency: the sums, and the payments by kind. */
export function FinanceSums({ totals, isBusy }: { totals: readonly CurrencyTotals[]; isBusy: boolean }) {
  return (
    <>
      {totals.map((ofCurrency) => (
        <TotalsOfCurrency key={ofCurrency.currency} totals={ofCurrency} isAlone={totals.length === 1} isBusy={isBusy} />
      ))}
    </>
  )
}

type TotalsOfCurrencyProps = { totals: CurrencyTotals; isAlone: boolean; isBusy: boolean }

function TotalsOfCurrency({ totals, isAlone, isBusy }: TotalsOfCurrencyProps) {
  const t = useTranslations('finance')
  const { number } = useFormats()
  const { currency, byPaymentType } = totals
  const { money } = useCurrencyFormats(currency)
  const columns = usePaymentColumns(totals)
  const last = totals.refundDue > 0 ? 'refundDue' : 'discount'
  return (
    <section className={stack.grid3} aria-label={isAlone ? t('sums') : t('sumsIn', { currency })} aria-busy={isBusy}>
      {isAlone ? null : <h2 className={font.large}>{t('sumsIn', { currency })}</h2>}
      <dl className={`${styles.sums} ${stack.grid2}`}>
        <Sum name="orderPrice" shown={money(totals.orderPrice)} />
        <Sum name="orders" shown={number(totals.orders)} />
        <Sum name="tipAmount" shown={money(totals.tipAmount)} />
        <Sum name={last} shown={money(totals[last])} />
      </dl>
      {byPaymentType.length === 0 ? null : (
        <DataTable
          label={isAlone ? t('byPaymentType') : t('byPaymentTypeIn', { currency })}
          columns={columns}
          records={byPaymentType.length > 1 ? [...byPaymentType, { ...totals, paymentType: 'all' }] : byPaymentType}
          keyOf={({ paymentType }) => paymentType}
          isBusy={isBusy}
        />
      )}
      <FinanceMoney totals={totals} isAlone={isAlone} isBusy={isBusy} />
    </section>
  )
}

type SumProps = { name: 'orderPrice' | 'orders' | 'tipAmount' | 'refundDue' | 'discount'; shown: string }

function Sum({ name, shown }: SumProps) {
  const t = useTranslations('finance')
  const isDue = name === 'refundDue'
  return (
    <div className={`${styles.sum} ${surface.card} ${isDue ? styles.due : ''}`}>
      <dt>
        {isDue ? <Icon path={warningIcon} size={16} /> : null} {t(`sum.${name}`)}
      </dt>
      <dd>{shown}</dd>
    </div>
  )
}

type Sums = Omit<CurrencyTotals['byPaymentType'][number], 'paymentType'>
type OfType = Sums & { paymentType: CurrencyTotals['byPaymentType'][number]['paymentType'] | 'all' }
type Amount = Exclude<keyof Sums, 'orders' | 'refundDue'>

function usePaymentColumns({ currency, ...totals }: CurrencyTotals): Column<OfType>[] {
  const t = useTranslations('finance')
  const tOrders = useTranslations('orders')
  const { number } = useFormats()
  const { money } = useCurrencyFormats(currency)
  const amountOf = (key: Amount, rest: Partial<Column<OfType>> = {}): Column<OfType> => ({
    key,
    label: t(`sum.${key}`),
    kind: 'amount',
    render: (sums) => money(sums[key]),
    ...rest,
  })
  const extra = { isExtra: true, inCard: 'hidden' } as const
  return [
    {
      key: 'paymentType',
      label: t('columns.paymentType'),
      kind: 'heading',
      render: ({ paymentType }) =>
        paymentType === 'all' ? <strong>{t('money.ways.all')}</strong> : tOrders(`paymentTypes.${paymentType}`),
    },
    {
      key: 'orders',
      label: t('sum.orders'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ orders }) => number(orders),
    },
    amountOf('placeHolderPrice', extra),
    amountOf('discount', extra),
    amountOf('serviceFee', extra),
    ...seldom.filter((name) => totals[name] !== 0).map((name) => amountOf(name, { ...extra, isSpare: true })),
    amountOf('tipAmount', extra),
    amountOf('orderPrice', { render: ({ orderPrice }) => <strong>{money(orderPrice)}</strong> }),
  ]
}

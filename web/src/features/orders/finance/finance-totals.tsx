import type { CurrencyTotals } from '@brigade/domain/orders/finance.schema.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { FinanceMoney } from '#features/orders/finance/finance-money.tsx'
import { useCurrencyFormats } from '#features/orders/finance/use-currency-formats.ts'
import styles from '#features/orders/finance/finance-totals.module.css'

const amounts = [
  'orderPrice',
  'tipAmount',
  'placeHolderPrice',
  'discount',
  'serviceFee',
  'vatFee',
  'amountPaidOnline',
  'amountPaidInCash',
  'amountPaidByCard',
  'refundDue',
] as const

/** Said only where there is any of it. */
const seldom: readonly string[] = ['vatFee', 'amountPaidInCash', 'amountPaidByCard', 'refundDue']

/** What the days come to, for each currency: the sums, and how people paid. */
export function FinanceTotals({ totals, isBusy }: { totals: readonly CurrencyTotals[]; isBusy: boolean }) {
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
  const t = useWords('finance')
  const { number } = useFormats()
  const { currency, byPaymentType } = totals
  const { money } = useCurrencyFormats(currency)
  const columns = usePaymentColumns(currency)
  const shown = amounts.filter((name) => totals[name] !== 0 || !seldom.includes(name))
  return (
    <section className={styles.totals} aria-label={isAlone ? t('sums') : t('sumsIn', { currency })} aria-busy={isBusy}>
      {isAlone ? null : <h2 className={styles.title}>{t('sumsIn', { currency })}</h2>}
      <dl className={styles.sums}>
        {shown.map((name) => (
          <div key={name} className={`${styles.sum} ${name === 'refundDue' ? styles.due : ''}`}>
            <dt>
              {name === 'refundDue' ? <Icon path={warningIcon} size={16} /> : null} {t(`sum.${name}`)}
            </dt>
            <dd>{money(totals[name])}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{t('sum.orders')}</dt>
          <dd>{number(totals.orders)}</dd>
        </div>
      </dl>
      {byPaymentType.length === 0 ? null : (
        <DataTable
          label={isAlone ? t('byPaymentType') : t('byPaymentTypeIn', { currency })}
          columns={columns}
          records={byPaymentType}
          keyOf={({ paymentType }) => paymentType}
          isBusy={isBusy}
        />
      )}
      <FinanceMoney totals={totals} isAlone={isAlone} isBusy={isBusy} />
    </section>
  )
}

type OfType = CurrencyTotals['byPaymentType'][number]

function usePaymentColumns(currency: CurrencyTotals['currency']): Column<OfType>[] {
  const t = useWords('finance')
  const tOrders = useWords('orders')
  const { number } = useFormats()
  const { money } = useCurrencyFormats(currency)
  return [
    {
      key: 'paymentType',
      label: t('columns.paymentType'),
      kind: 'heading',
      render: ({ paymentType }) => tOrders(`paymentTypes.${paymentType}`),
    },
    {
      key: 'orders',
      label: t('sum.orders'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ orders }) => number(orders),
    },
    {
      key: 'discount',
      label: t('sum.discount'),
      kind: 'amount',
      isExtra: true,
      inCard: 'hidden',
      render: ({ discount }) => money(discount),
    },
    {
      key: 'serviceFee',
      label: t('sum.serviceFee'),
      kind: 'amount',
      isExtra: true,
      inCard: 'hidden',
      render: ({ serviceFee }) => money(serviceFee),
    },
    {
      key: 'tipAmount',
      label: t('sum.tipAmount'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ tipAmount }) => money(tipAmount),
    },
    {
      key: 'orderPrice',
      label: t('sum.orderPrice'),
      kind: 'amount',
      render: ({ orderPrice }) => <strong>{money(orderPrice)}</strong>,
    },
  ]
}

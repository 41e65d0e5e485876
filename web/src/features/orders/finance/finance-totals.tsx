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

/** Amounts that are shown only if they are not zero. */
const seldom: readonly string[] = ['vatFee', 'amountPaidInCash', 'amountPaidByCard', 'refundDue']

/** Shows the totals of the days for each currency: the sums, and the payments by kind. */
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
  const t = useTranslations('finance')
  const { number } = useFormats()
  const { currency, byPaymentType } = totals
  const { money } = useCurrencyFormats(currency)
  const columns = usePaymentColumns(currency)
  const shown = amounts.filter((name) => totals[name] !== 0 || !seldom.includes(name))
  return (
    <section className={stack.grid3} aria-label={isAlone ? t('sums') : t('sumsIn', { currency })} aria-busy={isBusy}>
      {isAlone ? null : <h2 className={font.large}>{t('sumsIn', { currency })}</h2>}
      <dl className={`${styles.sums} ${stack.grid2}`}>
        {shown.map((name) => (
          <div key={name} className={`${styles.sum} ${surface.card} ${name === 'refundDue' ? styles.due : ''}`}>
            <dt>
              {name === 'refundDue' ? <Icon path={warningIcon} size={16} /> : null} {t(`sum.${name}`)}
            </dt>
            <dd>{money(totals[name])}</dd>
          </div>
        ))}
        <div className={`${styles.sum} ${surface.card}`}>
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
  const t = useTranslations('finance')
  const tOrders = useTranslations('orders')
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

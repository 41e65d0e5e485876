import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import { exportOrdersPath } from '@brigade/domain/orders/finance.api.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { DaysProblemNote } from '#ui/days-problem-note.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { moneyIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { FinanceFilters } from '#features/orders/finance/finance-filters.tsx'
import {
  financeFilterOf,
  financeOrders,
  financeOrdersAPage,
  financeTotals,
} from '#features/orders/finance/finance.queries.ts'
import { FinanceTable } from '#features/orders/finance/finance-table.tsx'
import { FinanceSums } from '#features/orders/finance/finance-sums.tsx'
import { useFinanceAddress } from '#features/orders/finance/use-finance-address.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'

/**
 * Shows the finance figures of completed orders for a range of days: the sums, each order, and a spreadsheet of them.
 * (product, Orders)
 */
export function FinancePage() {
  return (
    <AntdRoot>
      <VenueBookProvider>
        <Finance />
      </VenueBookProvider>
    </AntdRoot>
  )
}

function Finance() {
  const t = useTranslations('finance')
  const address = useFinanceAddress()
  const { asked, isCut, page, setPage, change } = address
  const totals = useQuery(financeTotals(asked))
  const orders = useQuery(financeOrders(asked, page))
  return (
    <PagedListPage
      title={t('screens.finance')}
      isWide={false}
      actions={
        <ExportButton
          path={exportOrdersPath}
          permission="finance:read"
          asked={{ ...financeFilterOf(asked), fileName: t('fileName', asked.days) }}
          label={t('export')}
        />
      }
      // The number of orders is among the sums.
      note={null}
      filters={<FinanceFilters address={address} />}
      intro={
        <>
          {isCut ? <DaysProblemNote problem="tooMany" mostDays={financeLimits.mostDays} /> : null}
          <NightNote hours={totals.data?.nightHours ?? []} />
          <ListStates list={totals}>
            {({ totals: sums }) => <FinanceSums totals={sums} isBusy={totals.isPlaceholderData} />}
          </ListStates>
          <FilterChips
            label={t('show')}
            every={t('completed')}
            choices={['refunds']}
            labelOf={(choice) => t(choice)}
            chosen={asked.isRefundDue ? 'refunds' : undefined}
            onChoose={(choice) => change({ show: choice ?? '' })}
          />
        </>
      }
      list={orders}
      page={page}
      pageSize={financeOrdersAPage}
      onPage={setPage}
      totalText={(total) => t('total', total)}
      empty={
        <EmptyState
          icon={moneyIcon}
          title={t(asked.isRefundDue ? 'noRefunds' : 'empty')}
          text={t(asked.isRefundDue ? 'noRefundsText' : 'emptyText')}
        />
      }
    >
      {(shown, isBusy) => <FinanceTable orders={shown} isBusy={isBusy} />}
    </PagedListPage>
  )
}

/** Says when the days of the figures end, unless it is midnight. */
function NightNote({ hours }: { hours: readonly number[] }) {
  const t = useTranslations('finance')
  const [hour = 0, ...others] = hours
  if (hour === 0 && others.length === 0) return null
  const text = others.length > 0 ? t('nights') : t('night', { hour: `${String(hour).padStart(2, '0')}:00` })
  return <p className={font.note}>{text}</p>
}
